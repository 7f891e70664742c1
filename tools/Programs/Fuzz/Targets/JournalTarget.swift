import GestureScript
import SessionModel
import TapeFile
import TestSupport

/// Journals beside a small tape: read, and taken over by the next recorder.
struct JournalTarget: FuzzTarget {
  let name = "journal"

  /// The first byte says whether the others are a journal, lack its header, or choose its records,
  /// and which of the slower checks follow.
  func check(_ bytes: [UInt8]) throws {
    let tape = try JournalTarget.tape.get()
    let rest = Array(bytes.dropFirst())
    let choice = Int(bytes.first ?? 0)
    let journal =
      switch choice % 4 {
      case 0: rest
      case 1: MadeJournal.header(salt: tape.salt) + rest
      default: MadeJournal.bytes(rest, salt: tape.salt, after: tape.events.count)
      }
    let folder = try TemporaryFolder()
    try folder.write(tape.bytes, to: "a.tape")
    try folder.write(journal, to: "a.tape.journal")
    let path = folder.path("a.tape")
    switch choice / 4 % 4 {
    case 0: try adopt(path, showing: check(path, .tail, tape).text)
    case 1: try check(path, .tail, tape).checkSessions()
    case 2: _ = try check(path, .prefix, tape)
    default: _ = try check(path, .salvage, tape)
    }
  }

  /// Reads the tape; nothing that it had itself may be hidden or changed.
  private func check(
    _ path: String,
    _ policy: ReadingPolicy,
    _ tape: UnfinishedTape
  ) throws -> TapeView {
    let view = try TapeView(TapeReader(path: path, policy: policy))
    try view.check(policy)
    let known = tape.events.count
    try require(view.eventCount >= known, "the journal hides events of the tape")
    let start = Array(view.events.prefix(known))
    try require(start == tape.events, "the journal changes events of the tape")
    return view
  }

  /// A recorder that goes on with the tape keeps what a reader has shown, and nothing else.
  private func adopt(_ path: String, showing shown: [UInt8]) throws {
    let recorder = try JournaledTape(
      path: path,
      description: TapeDescription(),
      replacing: false,
      appending: true,
      capacity: (64, 64),
      policy: .never
    )
    _ = recorder.journal.close()
    try recorder.finish()
    let view = try TapeView(TapeReader(path: path, policy: .strict))
    try require(view.text == shown, "the next recorder keeps other events than were shown")
  }

  /// A tape without an index, as a crash leaves it.
  private struct UnfinishedTape: Sendable {
    let bytes: [UInt8]
    let salt: UInt64
    let events: [TimedEvent]
  }

  private static let tape = Result { () throws -> UnfinishedTape in
    var names = NameTable()
    let events = (0..<3).map { place in
      TimedEvent(Time(microseconds: Int64(place) * 1000), .mark(names.intern("mark\(place)")))
    }
    let bytes = try TapeWriter.bytes(of: events, names: names)
    let reader = try TapeReader(bytes: bytes)
    let end = reader.blocks.last.map { Int($0.offset) + $0.byteCount } ?? bytes.count
    return UnfinishedTape(bytes: Array(bytes[..<end]), salt: reader.header.salt, events: events)
  }
}
