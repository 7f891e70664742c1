import GestureScript
import SessionModel
import TapeFile
import TestSupport

/// Journals beside a small tape: read, and taken over by the next recorder.
struct JournalTarget: FuzzTarget {
  let name = "journal"

  /// The first byte says whether the others are a journal, lack its header, or choose its records.
  func check(_ bytes: [UInt8]) throws {
    let tape = try JournalTarget.tape.get()
    let rest = Array(bytes.dropFirst())
    let journal =
      switch (bytes.first ?? 0) % 4 {
      case 0: rest
      case 1: MadeJournal.header(salt: tape.salt) + rest
      default: MadeJournal.bytes(rest, salt: tape.salt, after: tape.events.count)
      }
    let folder = try TemporaryFolder()
    try folder.write(tape.bytes, to: "a.tape")
    try folder.write(journal, to: "a.tape.journal")
    let shown = try check(folder.path("a.tape"), tape)
    try adopt(folder.path("a.tape"), showing: shown)
  }

  /// Reads the tape under every policy; what the default one shows.
  private func check(_ path: String, _ tape: UnfinishedTape) throws -> [UInt8] {
    var shown: [UInt8] = []
    for policy in [ReadingPolicy.salvage, .prefix, .tail] {
      let view = try TapeView(TapeReader(path: path, policy: policy))
      try view.check(policy)
      let known = tape.events.count
      try require(view.eventCount >= known, "the journal hides events of the tape")
      let start = Array(view.events.prefix(known))
      try require(start == tape.events, "the journal changes events of the tape")
      try view.checkSessions()
      shown = view.text
    }
    _ = try? TapeReader(path: path, policy: .strict).readEverything()
    return shown
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
