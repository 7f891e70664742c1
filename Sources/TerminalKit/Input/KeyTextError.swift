/// Keys written as text that cannot be understood.
public struct KeyTextError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The text.
  public let text: String
  /// Where the trouble is, counted from 1 in characters.
  public let column: Int
  /// What is wrong and what was expected.
  public let message: String

  /// The message with its place.
  public var description: String {
    "column \(column): \(message)"
  }
}
