import SessionModel
import TapeFile
import TapeRecorder

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A tape that is recorded while it is watched, by the recorder that apps use: whatever it accepted
/// outlives the program.
struct LiveOutput {
  /// Where the tape stands.
  let path: String

  private let recorder: TapeRecorder

  /// A tape at `path`, which must not exist unless `force` is set.
  init(_ path: String, _ description: TapeDescription, force: Bool) throws(CommandError) {
    // Names the mistakes that only a path can have as every command does.
    _ = try OutputFile(path, force: force)
    guard path != "-" else {
      throw CommandError(.usage, "record --live writes a file; standard output is the screen")
    }
    self.path = path
    do throws(TapeError) {
      recorder = try TapeRecorder(path: path, description: description, replacing: force)
    } catch {
      throw CommandError(error, path: path)
    }
  }

  /// Records `event`, whose names `names` spells; whether it was accepted.
  func record(_ event: Event, names: NameTable, at time: Time) -> Bool {
    var event = event
    event.replaceNames { recorder.name(names[$0]) }
    return recorder.record(event, at: time)
  }

  /// Completes the tape; a request to end the program waits until that is done.
  func finish() throws(CommandError) {
    do throws(TapeError) {
      try HeldSignals.hold { () throws(TapeError) in try recorder.finish() }
    } catch {
      var failure = CommandError(error, path: path)
      failure.hint = "everything accepted is in the tape and its journal: touchtape info reads both"
      throw failure
    }
  }

  /// The finished tape's size in bytes.
  var byteCount: Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }
}
