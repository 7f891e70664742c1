import GestureScript
import TapeFile
import TapeReplay

extension TapeInput {
  /// The tape as `--policy NAME=VALUE` has it decided: a future of its own.
  func decidedAnew() throws(CommandError) -> ChangedTape<TapeReader> {
    var changes = TapeChanges()
    changes.policies = policies
    do throws(TapeError) {
      return try ChangedTape(reader, changes)
    } catch {
      throw CommandError(error, path: path)
    }
  }
}
