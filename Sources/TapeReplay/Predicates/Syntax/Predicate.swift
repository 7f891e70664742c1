/// A condition on a place of a tape, as people write it: `stack.main.count > 3`,
/// `became(transition.phase == cancelling)`, `event contains "push"`.
///
/// The grammar, the paths and what they mean stand in the article on predicates. A predicate knows no
/// tape yet; `compiled(names:matching:)` looks its names up.
public struct Predicate: Equatable, Sendable, CustomStringConvertible {
  let root: PredicateNode

  /// Reads `text`.
  ///
  /// - Throws: where the text is no predicate, and what was expected.
  public init(_ text: String) throws(PredicateError) {
    root = try PredicateParser.parse(text)
  }

  init(_ root: PredicateNode) {
    self.root = root
  }

  /// The predicate as text, which reads back as the same predicate.
  public var description: String {
    PredicatePrinter.text(root)
  }
}

extension Predicate {
  /// Holds at events whose text, as the notation has it, contains `text`.
  public init(eventContains text: String) {
    let event = PredicatePath(steps: [.name("event")], columns: [SourceColumn(1)])
    root = .comparison(.path(event), .contains, .literal(.text(text), SourceColumn(1)))
  }
}
