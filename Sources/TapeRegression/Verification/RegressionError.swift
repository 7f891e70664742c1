/// Why there is nothing to judge.
public struct RegressionError: Error, Equatable, Sendable {
  /// The kind of failure.
  public enum Code: Sendable {
    /// There is no such file or folder.
    case noSuchPath
    /// There is neither a tape nor a script.
    case nothingToDo
    /// A folder cannot be read, or a file cannot be written.
    case inputOutput
  }

  /// The kind of failure.
  public var code: Code
  /// What happened, and to what, as a sentence.
  public var message: String

  /// A failure of kind `code`.
  public init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }
}

extension RegressionError: CustomStringConvertible {
  /// The message.
  public var description: String { message }
}
