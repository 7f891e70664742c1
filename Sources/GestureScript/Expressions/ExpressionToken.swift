/// A token of an expression.
struct ExpressionToken: Equatable {
  enum Kind: Equatable {
    case number(Double)
    case name(String)
    case symbol(StaticString)
    case end

    static func == (left: Kind, right: Kind) -> Bool {
      switch (left, right) {
      case (.number(let left), .number(let right)): left.bitPattern == right.bitPattern
      case (.name(let left), .name(let right)): left == right
      case (.symbol(let left), .symbol(let right)): String(left).matches(right)
      case (.end, .end): true
      default: false
      }
    }
  }

  var kind: Kind
  /// Place of its first character.
  var place: Int
  /// Whether it touches the token before it.
  var isAdjacent: Bool

  /// The token in quotes, for messages.
  var shown: String {
    switch kind {
    case .number(let number): "`\(NumberText.text(number))`"
    case .name(let name): name.shown
    case .symbol(let symbol): "`\(symbol)`"
    case .end: "the end"
    }
  }
}
