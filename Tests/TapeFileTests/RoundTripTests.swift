import SessionModel
import TapeFile
import TestSupport
import Testing

@Suite("A tape")
struct RoundTripTests {
  @Test("gives back exactly what was written, whatever the events", arguments: 0..<100)
  func roundTrip(seed: UInt64) throws {
    var random = RandomEvents(seed: seed)
    let events = random.events(random.below(400))
    let reader = try TapeReader(bytes: TapeWriter.bytes(of: events, names: random.names))
    #expect(try reader.allEvents() == SpelledEvent.list(events, random.names))
    #expect(reader.health == .intact)
    #expect(reader.eventCount == events.count)
  }
}

extension TapeReader {
  /// The events of all blocks, spelled.
  func allEvents() throws -> [SpelledEvent] {
    let names = names
    return try blocks.indices.flatMap { SpelledEvent.list(try events(ofBlock: $0), names) }
  }
}
