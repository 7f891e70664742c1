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
    let decoder = try BlockDecoder()
    let session = Session()
    for _ in 0..<MillionEventsTests.blocksPerSeed {
      let events = random.events(TapeFormat.eventsPerBlock)
      var open = OpenBlock(opening: session, names: random.names.count)
      for event in events { open.add(event, at: 0, weighing: 0, names: random.names.count) }
      var sealer = try BlockSealer()
      let sealed = try sealer.seal(open, names: random.names, closing: session)
      let block = try Block(sealed.encoded(salt: seed), salt: seed)
      var read: [TimedEvent] = []
      try decoder.decode(block, into: &read)
      #expect(EventBits.list(read) == EventBits.list(events))
    }
  }
}
