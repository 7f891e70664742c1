import GestureScript
import TapeFile

extension TapeInput {
  /// Opens the tape at `path`, or the one that the script there makes.
  static func playing(
    _ path: String,
    _ console: Console,
    policy: ReadingPolicy = .tail
  ) throws(CommandError) -> TapeInput {
    guard path.hasSuffix(".gesture") else {
      return try TapeInput(path, console, policy: policy)
    }
    let script = try ScriptInput.perform(path)
    do throws(TapeError) {
      let bytes = try TapeWriter.bytes(
        of: script.events,
        names: script.names,
        description: script.description
      )
      return TapeInput(
        path: path,
        reader: try TapeReader(bytes: bytes, policy: .strict),
        size: bytes.count
      )
    } catch {
      throw CommandError(error, path: path)
    }
  }
}
