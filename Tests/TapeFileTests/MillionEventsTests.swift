import SessionModel
import TestSupport
import Testing

@testable import TapeFile

/// Sixteen seeds of 65 536 events each.
@Suite("A million random events of all kinds")
struct MillionEventsTests {
  private static let blocksPerSeed = 16

  // Past the session, which would take most of the time and adds nothing to the columns.
  @Test("come back out of their columns bit for bit", arguments: 0..<16 as Range<UInt64>)
  func columns(seed: UInt64) throws {
    var random = RandomEvents(seed: seed &+ 0xA11)
    let deflater = try Deflater()
    let inflater = try Inflater()
    var expanded: [UInt8] = []
    for _ in 0..<MillionEventsTests.blocksPerSeed {
      let events = random.events(TapeFormat.eventsPerBlock)
      let start = Int64(random.below(1 << 40))
      let (tokens, noise) = BlockEncoder.encode(events, from: start)
      let stored = try deflater.compress(tokens)
      let size = tokens.reduce(0) { $0 + $1.bytes.count }
      try inflater.expand(stored, stored.indices, to: size, into: &expanded)
      let columns = try ColumnDirectory(expanded, size: size, noise: noise, noise.indices)
      var rows = try BlockRows(
        columns,
        count: events.count,
        from: start,
        nameLimit: UInt32(random.names.count)
      )
      var read: [TimedEvent] = []
      try rows.append(to: &read)
      #expect(EventBits.list(read) == EventBits.list(events))
    }
  }
}
