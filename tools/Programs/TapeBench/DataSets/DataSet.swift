import GestureScript
import Interchange
import SessionModel
import TapeFile

/// Events that are measured.
struct DataSet {
  /// What the targets make of it.
  enum Kind {
    case recordings, mixed, other
  }

  let title: String
  let kind: Kind
  let events: [TimedEvent]
  let names: NameTable
  let description: TapeDescription

  /// The mixed session of `count` events.
  static func mixed(_ count: Int) -> DataSet {
    var session = MixedSession()
    let events = session.next(count)
    return DataSet(
      title: "mixed session",
      kind: .mixed,
      events: events,
      names: session.names,
      description: session.description
    )
  }

  /// A monkey's session of `count` events.
  static func monkey(_ count: Int) throws -> DataSet {
    let monkey = try MonkeyTape(events: count)
    return DataSet(
      title: "monkey",
      kind: .other,
      events: monkey.events,
      names: monkey.names,
      description: monkey.description
    )
  }

  /// The touches of the recordings at `paths` as one stream; nil if they have none.
  static func recordings(_ paths: [String]) -> DataSet? {
    let stream = InputStream(paths)
    guard !stream.events.isEmpty else { return nil }
    return DataSet(
      title: "\(stream.files) recordings as one stream",
      kind: .recordings,
      events: stream.events,
      names: stream.names,
      description: TapeDescription()
    )
  }

  /// The tape that a writer makes of it.
  func tape() throws(TapeError) -> [UInt8] {
    try TapeWriter.bytes(of: events, names: names, description: description)
  }

  /// Its first events.
  func prefix(_ count: Int) -> DataSet {
    DataSet(
      title: title,
      kind: kind,
      events: Array(events.prefix(count)),
      names: names,
      description: description
    )
  }
}
