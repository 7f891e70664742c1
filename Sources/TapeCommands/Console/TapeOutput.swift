import SessionModel
import TapeFile
import TapeRecorder

/// A tape that a command records.
struct TapeOutput {
  private let file: OutputFile

  /// A tape at `path`, standard output where that is `-`.
  init(_ path: String, force: Bool) throws(CommandError) {
    file = try OutputFile(path, force: force)
  }

  /// Records `events`, which come from the file that `source` names: all, or only their end.
  ///
  /// Returns the tape's size in bytes, and how many events it has.
  func record(
    _ events: [TimedEvent],
    names: NameTable,
    description: TapeDescription,
    from source: String,
    keeping limits: FlightLimits? = nil
  ) throws(CommandError) -> (bytes: Int, events: Int) {
    let bytes: [UInt8]
    let count: Int
    if let limits {
      (bytes, count) = try end(of: events, names, description, source, limits)
    } else {
      bytes = try whole(events, names, description, source)
      count = events.count
    }
    try file.write(bytes)
    return (bytes.count, count)
  }

  private func whole(
    _ events: [TimedEvent],
    _ names: NameTable,
    _ description: TapeDescription,
    _ source: String
  ) throws(CommandError) -> [UInt8] {
    let sink = MemorySink()
    var number = 0
    do throws(TapeError) {
      let writer = try TapeWriter(to: sink, description: description)
      let recorder = DirectRecorder(writer, names: names)
      for event in events {
        number += 1
        try recorder.record(event.event, at: event.time)
      }
      try recorder.finish()
    } catch {
      throw CommandError(error, path: number == 0 ? source : "\(source): event \(number)")
    }
    return sink.bytes
  }

  private func end(
    of events: [TimedEvent],
    _ names: NameTable,
    _ description: TapeDescription,
    _ source: String,
    _ limits: FlightLimits
  ) throws(CommandError) -> ([UInt8], Int) {
    var number = 0
    do throws(TapeError) {
      let recorder = try DirectFlight(limits, description: description)
      for event in events {
        number += 1
        try recorder.record(event, names: names)
      }
      let (bytes, dump) = try recorder.snapshot().bytes()
      return (bytes, dump.eventCount)
    } catch {
      throw CommandError(error, path: number == 0 ? source : "\(source): event \(number)")
    }
  }

  /// What was recorded, for people.
  func remark(events: Int, bytes: Int) -> String {
    let perEvent = Figures.perEvent(bytes, events)
    return
      "\(Escaped.text(file.label)): \(Figures.count(events, "event")), \(Figures.count(bytes, "byte"))\(perEvent)"
  }
}
