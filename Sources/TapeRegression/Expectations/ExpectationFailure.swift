/// An expectation of a script that does not hold.
public struct ExpectationFailure: Equatable, Sendable {
  /// The line of the script, from 1.
  public var line: Int
  /// What the line says.
  public var source: String
  /// What is there instead, a fact a line.
  public var differences: [String]
}
