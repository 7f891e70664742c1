/// A position that cannot be understood, or that a tape does not have.
public struct PositionError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The position as it was written.
  public let text: String
  /// Where in `text` the trouble is, counted from 1 in characters.
  public let column: Int
  /// What is wrong and what was expected.
  public let message: String

  /// Trouble at `column` of `text`.
  public init(_ message: String, in text: String, column: Int = 1) {
    self.text = text
    self.column = column
    self.message = message
  }

  /// The message with its place.
  public var description: String {
    "position \(text.debugDescription), column \(column): \(message)"
  }
}
