import SessionModel
import TapeFile

/// A tape that a command makes.
struct TapeOutput {
  private let file: OutputFile

  /// A tape at `path`, standard output where that is `-`; it must not exist unless `force` is set.
  init(_ path: String, force: Bool) throws(CommandError) {
    file = try OutputFile(path, force: force)
  }

  /// Writes the whole tape and returns its size in bytes; errors about the events name `source`.
  func write(
    _ events: [TimedEvent],
    names: NameTable,
    description: TapeDescription,
    from source: String
  ) throws(CommandError) -> Int {
    let bytes: [UInt8]
    do throws(TapeError) {
      bytes = try TapeWriter.bytes(of: events, names: names, description: description)
    } catch {
      throw CommandError(error, path: source)
    }
    try file.write(bytes)
    return bytes.count
  }

  /// What was written, for people: `a.tape: 20 events, 62 bytes, 3.10 an event`.
  func summary(events: Int, bytes: Int) -> String {
    let perEvent = Figures.perEvent(bytes, events)
    return "\(Escaped.text(file.label)): \(events) events, \(bytes) bytes\(perEvent)"
  }
}
