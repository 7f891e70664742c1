import SessionModel
import TapeFile

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file with a mixed session that is too long to hold in memory; it goes when this does.
final class LongTape {
  let path: String
  let eventCount: Int
  /// Seconds of processor time that the writer took.
  private(set) var writing = 0.0

  /// Writes a tape of `count` events.
  init(events count: Int) throws(TapeError) {
    path = Scratch.path("long.tape")
    eventCount = count
    var session = MixedSession()
    let writer = try TapeWriter(path: path, description: session.description, replacing: true)
    var rest = count
    while rest > 0 {
      let events = session.next(min(rest, 1 << 16))
      let names = session.names
      writing += try Stopwatch.processorSeconds { () throws(TapeError) in
        for event in events { try writer.append(event, names: names) }
      }.0
      rest -= events.count
    }
    try writer.finish()
  }

  var byteCount: Int { FileBytes.count(of: path) }

  deinit { unlink(path) }
}
