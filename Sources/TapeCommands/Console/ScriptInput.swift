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

  /// The same for a text of the program's own, which messages call `label`.
  static func performSetup(
    text: String,
    label: String
  ) throws(CommandError) -> PerformedScript {
    try perform(Array(text.utf8), label: label) { script throws(ScriptError) in
      try script.performSetup()
    }
  }

  private static func perform(
    _ path: String,
    _ body: (Script) throws(ScriptError) -> PerformedScript
  ) throws(CommandError) -> PerformedScript {
    let file = InputFile(path: path)
    return try perform(try file.read(), label: file.label, body)
  }

  private static func perform(
    _ text: [UInt8],
    label: String,
    _ body: (Script) throws(ScriptError) -> PerformedScript
  ) throws(CommandError) -> PerformedScript {
    do throws(ScriptError) {
      return try body(try Script.parse(text, file: label))
    } catch {
      let isTape = label.hasSuffix(".tape")
      throw CommandError(
        .badData,
        Escaped.lines(error.description),
        hint: isTape ? "a tape is recorded already; touchtape export writes it as a script" : nil
      )
    }
  }
}
