/// Why a file cannot be imported, and where.
public struct ImportError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The line of the file, counted from 1; 0 when the error concerns the file as a whole.
  public var line: Int
  /// What is wrong and what was expected or can be done.
  public var message: String

  /// Makes an error.
  public init(line: Int = 0, message: String) {
    self.line = line
    self.message = message
  }

  /// The line, if known, and the message.
  public var description: String {
    line > 0 ? "line \(line): \(message)" : message
  }
}
