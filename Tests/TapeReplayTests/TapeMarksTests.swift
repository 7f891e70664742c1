import SessionModel
import TapeFile
import TapeReplay
import TestSupport
import Testing

@Suite("The marks of a tape")
struct TapeMarksTests {
  @Test("are those that reading it from start to end finds", arguments: 0..<5)
  func marks(seed: Int) throws {
    var session = RandomSession(seed: UInt64(seed))
    var events = session.events(seed < 3 ? 200 : 9000)
    var names = session.names
    // Some names come again, and one only long after it became known.
    let again = ["again", "late"].map { names.intern($0) }
    for place in stride(from: 30 + seed, to: events.count, by: 1000) {
      events[place].event = .mark(again[0])
    }
    events[5].event = .flag(again[1], true)
    events[events.count - 3].event = .mark(again[1])
    let reader = try TapeReader(bytes: TapeWriter.bytes(of: events, names: names))
    let memory = MemoryEvents(
      try reader.blocks.indices.flatMap { try reader.events(ofBlock: $0) },
      names: reader.names
    )
    #expect(try reader.marks() == memory.marks())
    for name in Set(memory.marks().map(\.name)) {
      for limit in [0, 1, 2, 100] {
        let expected = memory.marks().filter { $0.name == name }.prefix(limit)
        #expect(try reader.marks(named: name, limit: limit) == Array(expected))
        #expect(memory.marks(named: name, limit: limit) == Array(expected))
      }
    }
    #expect(try reader.marks(named: nil, limit: 3) == Array(memory.marks().prefix(3)))
    let unknown = Name(index: UInt32(reader.names.count))
    #expect(try reader.marks(named: unknown, limit: 1) == [])
  }
}
