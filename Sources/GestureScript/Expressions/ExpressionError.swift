/// What is wrong with an expression, and where.
public struct ExpressionError: Error, Equatable, Sendable {
  /// Place of the character it is about, from 0.
  public var place: Int
  /// What is wrong.
  public var message: String
  /// What would have been right; nil where the message says it.
  public var expected: String?

  /// An error at the character `place`.
  public init(at place: Int, _ message: String, expected: String? = nil) {
    self.place = place
    self.message = message
    self.expected = expected
  }
}

extension ExpressionError: CustomStringConvertible {
  /// The column, the message, and what was expected.
  public var description: String {
    let rest = expected.map { "; expected \($0)" } ?? ""
    return "column \(place + 1): \(message)\(rest)"
  }
}
