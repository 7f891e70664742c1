import GestureScript

/// A script that a command reads.
enum ScriptInput {
  /// Parses and performs the script at `path`, standard input where that is `-`.
  static func perform(_ path: String) throws(CommandError) -> PerformedScript {
    try perform(path) { script throws(ScriptError) in try script.perform() }
  }

  /// What names of scripts end in.
  static let suffix = ".gesture"
  /// Bytes by which a script is recognized: a line, after what comments may stand above it.
  private static let head = 1 << 14
  /// What no text begins with, and every file of a recorder does.
  private static let inner: Range<UInt8> = 0x80..<0xC0

  /// Performs the script at `path`, whose content is `bytes` where that is known; nil where no script
  /// stands there.
  ///
  /// It is recognized by its content; what only has the name of one is to say what is wrong with it.
  static func recognized(
    at path: String,
    _ bytes: [UInt8]?
  ) throws(CommandError) -> PerformedScript? {
    let file = InputFile(path: path)
    guard isScript(bytes ?? file.beginning(head), path) else { return nil }
    let text = if let bytes { bytes } else { try file.read() }
    return try perform(text, label: file.label) { script throws(ScriptError) in
      try script.perform()
    }
  }

  /// Whether a script stands at `path`.
  static func isScript(at path: String) -> Bool {
    isScript(InputFile(path: path).beginning(head), path)
  }

  private static func isScript(_ start: [UInt8], _ path: String) -> Bool {
    start.first.map(inner.contains) != true && (path.hasSuffix(suffix) || Script.isLikely(start))
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
