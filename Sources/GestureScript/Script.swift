public import SessionModel

/// A parsed script: what its lines say, not yet performed.
///
///     let script = try Script.parse(bytes, file: "swipe.gesture")
///     let performed = try script.perform()
public struct Script: Sendable {
  /// The file, as it was named; for messages.
  public let file: String
  /// What the header's lines say.
  public let description: TapeDescription
  /// The names of the events that stand in the script.
  public let names: NameTable
  /// The lines that do something, in order.
  let statements: [Statement]
  /// The whole text, for messages.
  let text: [UInt8]

  /// Parses a script; `file` is only shown.
  ///
  /// Throws at the first line that is wrong, with its column and what was expected. A text of more
  /// than 1 GiB, or with a line of more than 1 MiB, is refused.
  public static func parse(_ text: [UInt8], file: String) throws(ScriptError) -> Script {
    var line = 1
    var range = 0..<0
    do {
      try checkLength(text)
      var parser = try LineParser(text)
      var statements: [Statement] = []
      for next in SourceLines(text) {
        range = next
        if let statement = try parser.statement(range) { statements.append(statement) }
        line += 1
      }
      return Script(
        file: file,
        description: parser.header.description,
        names: parser.names,
        statements: statements,
        text: text
      )
    } catch {
      throw ScriptError(error, file: file, line: line, range: range, of: text)
    }
  }

  private static func checkLength(_ text: [UInt8]) throws(SyntaxError) {
    guard text.count <= SourceLines.maximumLength else {
      throw SyntaxError(
        at: 0,
        "the script is \(text.count) bytes long",
        expected: "at most \(SourceLines.maximumLength)"
      )
    }
  }

  /// The error `message` about the line of `statement`.
  func error(_ message: String, expected: String? = nil, at statement: Statement) -> ScriptError {
    let error = SyntaxError(at: statement.range.lowerBound, message, expected: expected)
    return ScriptError(
      error,
      file: file,
      line: statement.line,
      range: statement.range,
      of: text
    )
  }
}
