/// A piece of a predicate's text.
struct PredicateToken: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    /// Letters, digits, dots and the like.
    case bare(String)
    /// What stood in quotes.
    case string(String)
    /// An operator, a bracket or a comma.
    case symbol(String)
    case end
  }

  var kind: Kind
  /// Where it begins, counted from 1 in characters.
  var column: Int
  /// Whether it follows what stands before it without a blank.
  var isAdjacent: Bool

  /// How a message calls it.
  var title: String {
    switch kind {
    case .bare(let word): "`\(word)`"
    case .string(let text): PredicateWord.quoted(text)
    case .symbol(let symbol): "`\(symbol)`"
    case .end: "the end"
    }
  }
}
