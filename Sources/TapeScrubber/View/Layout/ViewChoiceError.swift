/// A text that remembers no choice of the player's.
public struct ViewChoiceError: Error, Equatable, CustomStringConvertible {
  /// The line, counted from 1.
  public let line: Int
  /// What should stand there.
  public let expected: String

  /// Where, and what was expected.
  public var description: String {
    "line \(line): expected \(expected)"
  }
}
