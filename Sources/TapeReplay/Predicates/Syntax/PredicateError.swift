/// A predicate that cannot be understood, or that a tape has no names for.
public struct PredicateError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Where in the text the trouble is, counted from 1 in characters.
  public let column: Int
  /// What is wrong, what was expected and, where one is near, what was probably meant.
  public let message: String

  /// Trouble at `column`.
  public init(_ message: String, column: Int) {
    self.column = column
    self.message = message
  }

  /// The message with its place.
  public var description: String {
    "column \(column): \(message)"
  }
}
