/// What is wrong with a line of the JSON form, and where.
public struct JSONLinesError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The line, counted from 1.
  public var line: Int
  /// The byte of the line, counted from 1; nil where a field says it.
  public var column: Int?
  /// The field; nil where the line as a whole is meant.
  public var field: String?
  /// What is wrong and what was expected.
  public var message: String

  /// An error in line `line`.
  public init(line: Int, column: Int? = nil, field: String? = nil, message: String) {
    self.line = line
    self.column = column
    self.field = field
    self.message = message
  }

  /// The place and the message.
  public var description: String {
    let place = column.map { ", column \($0)" } ?? field.map { ", field \"\($0)\"" } ?? ""
    return "line \(line)\(place): \(message)"
  }
}
