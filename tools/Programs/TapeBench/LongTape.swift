import SessionModel
import TapeFile

/// A very long tape: one mixed session again and again, each time later.
enum LongTape {
  /// Events of the session; enough that its copies do not show in any figure.
  private static let stretch = 500_000

  /// Writes `count` events to `path`, in the memory of one session.
  static func write(events count: Int, to path: String) throws {
    let session = MixedSession(events: min(count, stretch))
    let writer = try TapeWriter(path: path, description: session.description, replacing: true)
    let span = (session.events.last?.time.microseconds ?? 0) + 1_000_000
    var start: Int64 = 0
    while writer.eventCount < count {
      // The session begins with its setup, so that every copy starts from the same stacks.
      for event in session.events.prefix(count - writer.eventCount) {
        try writer.append(
          TimedEvent(event.time + Interval(microseconds: start), event.event),
          names: session.names
        )
      }
      start += span
    }
    try writer.finish()
  }
}
