/// Why a file cannot be imported, and where.
public struct ImportError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The file that an error is about.
  public enum Subject: Sendable {
    /// The recording.
    case recording
    /// The device description kept apart from it.
    case description
  }

  /// The file that cannot be imported.
  public var subject: Subject
  /// The line of the file, counted from 1; 0 when the error concerns the file as a whole.
  public var line: Int
  /// What is wrong and what was expected or can be done.
  public var message: String

  /// Makes an error.
  public init(in subject: Subject = .recording, line: Int = 0, message: String) {
    self.subject = subject
    self.line = line
    self.message = message
  }

  /// The file unless it is the recording, the line if it is known, and the message.
  public var description: String {
    let place = subject == .description ? "device description: " : ""
    return place + (line > 0 ? "line \(line): \(message)" : message)
  }
}
