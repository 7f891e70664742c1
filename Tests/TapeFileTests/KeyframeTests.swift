import SessionModel
import TestSupport
import Testing

@testable import TapeFile

@Suite("A keyframe")
struct KeyframeTests {
  @Test("lets any block be replayed alone, up to the digest at its end")
  func replay() throws {
    var random = RandomEvents(seed: 5)
    let events = random.events(3 * TapeFormat.eventsPerBlock)
    let reader = try TapeReader(bytes: TapeWriter.bytes(of: events, names: random.names))
    #expect(reader.blocks.count >= 3)
    var facts = NoFacts()
    for block in reader.blocks.indices.reversed() {
      var session = try #require(try reader.keyframe(ofBlock: block))
      for event in try reader.events(ofBlock: block) {
        session.apply(event.event, at: event.time, telling: &facts)
      }
      #expect(session.digest == reader.blocks[block].closingDigest)
      #expect(session.now == reader.blocks[block].lastTime)
    }
  }

  @Test("of the first block is the initial state under the tape's policies")
  func first() throws {
    var description = TapeDescription()
    description.policies[.outcome] = 1
    let events = [TimedEvent(.zero, .app(.active))]
    let bytes = try TapeWriter.bytes(of: events, names: NameTable(), description: description)
    let reader = try TapeReader(bytes: bytes)
    #expect(try reader.keyframe(ofBlock: 0) == Session(policies: description.policies))
  }

  // [F-6]
  @Test("of another reducer is not trusted")
  func otherReducer() throws {
    var (bytes, events) = try SampleTapes.threeBlocks()
    bytes[12] ^= 0xFF
    let bodySize = Int(try TapeReader(bytes: try SampleTapes.threeBlocks().bytes).blocks[0].offset)
    var checksum = Checksum()
    checksum.update(bytes, 0..<TapeHeader.checkedPrefix)
    checksum.update(bytes, TapeHeader.fixedSize..<bodySize)
    var writer = ByteWriter()
    writer.write(fixed: checksum.value)
    bytes.replaceSubrange(28..<32, with: writer.bytes)
    let reader = try TapeReader(bytes: bytes)
    #expect(!reader.isReducerCurrent)
    #expect(try reader.keyframe(ofBlock: 1) == nil)
    #expect(try reader.blocks.indices.flatMap { try reader.events(ofBlock: $0) } == events)
    #expect(reader.health == .intact)
  }
}
