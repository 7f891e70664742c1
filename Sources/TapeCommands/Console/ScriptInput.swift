import GestureScript

/// A script that a command reads.
enum ScriptInput {
  /// Parses and performs the script at `path`, standard input where that is `-`.
  static func perform(_ path: String) throws(CommandError) -> PerformedScript {
    let file = InputFile(path: path)
    let text = try file.read()
    do throws(ScriptError) {
      return try Script.parse(text, file: file.label).perform()
    } catch {
      throw CommandError(.badData, Escaped.lines(error.description))
    }
  }
}
