public import SessionModel

/// What may stand where a predicate is being typed.
public struct PredicateCompletion: Equatable, Sendable {
  /// How many characters at the end of the text a candidate replaces.
  public let replaced: Int
  /// What may stand there, the likeliest first.
  public let candidates: [String]

  /// Candidates that are offered at most.
  private static let most = 64

  /// The candidates for the word that `text` ends in, or for the next one after a blank.
  ///
  /// - Parameter names: the names that the tape knows.
  public init(for text: String, names: NameTable) {
    let context = CompletionContext(text)
    let finder = CandidateFinder(names: names, context: context)
    let all = finder.candidates
    let exact = all.filter { $0.hasPrefix(context.word) }
    let prefix = context.word.lowercased()
    // Who types a capital, or none, means it where something begins with it.
    let fitting = exact.isEmpty ? all.filter { $0.lowercased().hasPrefix(prefix) } : exact
    var seen = Set<String>()
    replaced = context.word.count
    candidates = Array(fitting.filter { seen.insert($0).inserted }.prefix(Self.most))
  }

  /// `text` with its last word replaced by `candidate`.
  public func applying(_ candidate: String, to text: String) -> String {
    text.dropLast(replaced) + candidate
  }
}
