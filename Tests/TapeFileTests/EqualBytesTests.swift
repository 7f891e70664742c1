import SessionModel
import TapeFile
import TestSupport
import Testing

@Suite("Equal input")
struct EqualBytesTests {
  // [F-9]
  @Test("gives equal bytes, whoever writes it", arguments: 0..<20)
  func equal(seed: UInt64) throws {
    var random = RandomEvents(seed: seed)
    let events = random.events(200)
    let first = try TapeWriter.bytes(of: events, names: random.names)
    #expect(try TapeWriter.bytes(of: events, names: random.names) == first)
  }

  // [F-9]
  @Test("gives equal bytes, in whatever order its names were interned", arguments: 0..<20)
  func permuted(seed: UInt64) throws {
    var random = RandomEvents(seed: seed)
    let events = random.events(200)
    var shuffler = SeededGenerator(seed: seed)
    var other = NameTable()
    for spelling in random.names.additions.shuffled(using: &shuffler) {
      _ = other.intern(spelling)
    }
    let renamed = events.map { timed in
      var event = timed.event
      event.replaceNames { other.find(random.names[$0]) ?? $0 }
      return TimedEvent(timed.time, event)
    }
    let expected = try TapeWriter.bytes(of: events, names: random.names)
    #expect(try TapeWriter.bytes(of: renamed, names: other) == expected)
  }

  @Test("gives equal bytes when a tape that was read is written again", arguments: 0..<20)
  func rewritten(seed: UInt64) throws {
    var random = RandomEvents(seed: seed)
    let events = random.events(TapeFormat.eventsPerBlock + random.below(200))
    let bytes = try TapeWriter.bytes(of: events, names: random.names)
    let reader = try TapeReader(bytes: bytes)
    let read = try reader.blocks.indices.flatMap { try reader.events(ofBlock: $0) }
    #expect(try TapeWriter.bytes(of: read, names: reader.names) == bytes)
  }

  @Test("gives another salt as soon as a header or an event differs")
  func salts() throws {
    var seeded = TapeDescription()
    seeded.seed = 7
    let event = TimedEvent(.zero, .app(.active))
    let other = TimedEvent(.zero, .app(.background))
    let tapes = [
      try TapeWriter.bytes(of: [event], names: NameTable()),
      try TapeWriter.bytes(of: [event], names: NameTable(), description: seeded),
      try TapeWriter.bytes(of: [other], names: NameTable()),
      try TapeWriter.bytes(of: [], names: NameTable()),
    ]
    let salts = Set(try tapes.map { try TapeReader(bytes: $0).header.salt })
    #expect(salts.count == tapes.count)
  }
}
