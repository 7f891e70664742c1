import GestureScript

/// A script that a command reads.
enum ScriptInput {
  /// Parses and performs the script at `path`, standard input where that is `-`.
  static func perform(_ path: String) throws(CommandError) -> PerformedScript {
    try perform(path) { script throws(ScriptError) in try script.perform() }
  }

  /// Parses and performs the script at `path`, which may only hold header and setup lines.
  static func performSetup(_ path: String) throws(CommandError) -> PerformedScript {
    try perform(path) { script throws(ScriptError) in try script.performSetup() }
  }

  private static func perform(
    _ path: String,
    _ body: (Script) throws(ScriptError) -> PerformedScript
  ) throws(CommandError) -> PerformedScript {
    let file = InputFile(path: path)
    let text = try file.read()
    do throws(ScriptError) {
      return try body(try Script.parse(text, file: file.label))
    } catch {
      let isTape = path.hasSuffix(".tape")
      throw CommandError(
        .badData,
        Escaped.lines(error.description),
        hint: isTape ? "a tape is recorded already; touchtape export writes it as a script" : nil
      )
    }
  }
}
