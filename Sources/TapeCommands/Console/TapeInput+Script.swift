import GestureScript
import TapeFile

extension TapeInput {
  /// The tape that `script` makes, and its size in bytes: what `record` would write.
  static func performed(
    _ script: PerformedScript,
    label: String
  ) throws(CommandError) -> (reader: TapeReader, size: Int) {
    do throws(TapeError) {
      let bytes = try TapeWriter.bytes(
        of: script.events,
        names: script.names,
        description: script.description
      )
      return (try TapeReader(bytes: bytes, policy: .strict), bytes.count)
    } catch {
      throw CommandError(error, path: label)
    }
  }

  /// Refuses what is no tape yet.
  func refuseScript(_ command: String) throws(CommandError) {
    guard isPerformed else { return }
    throw CommandError(
      .badData,
      "\(Escaped.text(path)): \(command) takes a tape, and this is a script",
      hint: Self.recording(path)
    )
  }

  /// How a script becomes a tape.
  static func recording(_ path: String) -> String {
    let isInput = path == InputFile(path: "-").label
    let stem =
      path.hasSuffix(ScriptInput.suffix) ? path.dropLast(ScriptInput.suffix.count) : path[...]
    let words = isInput ? "- -o OUT.tape" : "\(path) -o \(stem).tape"
    return Escaped.text("it becomes a tape by touchtape record \(words)")
  }
}
