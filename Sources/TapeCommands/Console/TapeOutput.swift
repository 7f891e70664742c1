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

  /// Records all of `events`, which come from the file that `source` names; the tape's size in bytes.
  func record(
    _ events: [TimedEvent],
    names: NameTable,
    description: TapeDescription,
    from source: String
  ) throws(CommandError) -> Int {
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
    try file.write(sink.bytes)
    return sink.bytes.count
  }

  /// What was recorded, for people.
  func remark(events: Int, bytes: Int) -> String {
    let perEvent = Figures.perEvent(bytes, events)
    return
      "\(Escaped.text(file.label)): \(Figures.count(events, "event")), \(Figures.count(bytes, "byte"))\(perEvent)"
  }
}
