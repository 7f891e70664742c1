import SessionModel
import TapeFile
import TapeReplay
import TestSupport
import Testing

@Suite("A replayer of a tape")
struct TapeTests {
  private static func tape(_ seed: Int, _ count: Int) throws -> TapeReader {
    var session = RandomSession(seed: UInt64(seed) ^ 0x7A9E)
    let events = session.events(count)
    return try TapeReader(bytes: TapeWriter.bytes(of: events, names: session.names))
  }

  private static func events(of reader: TapeReader) throws -> [TimedEvent] {
    try reader.blocks.indices.flatMap { try reader.events(ofBlock: $0) }
  }

  @Test("stands, after any walk, where a straight replay does", arguments: 0..<60)
  func walk(seed: Int) throws {
    let reader = try Self.tape(seed, seed == 0 ? 13_000 : 100 + 20 * seed)
    let events = try Self.events(of: reader)
    #expect(events.count == reader.eventCount)
    let straight = StraightReplay(events, through: SessionReducer())
    var walk = Walk(reader, straight, seed: UInt64(seed))
    for _ in 0..<40 {
      try walk.move()
      #expect(walk.replayer.position == walk.expected)
      #expect(walk.replayer.state == straight.state(at: walk.expected))
    }
  }

  @Test("ends each block with the digest that the tape states", arguments: 0..<20)
  func digests(seed: Int) throws {
    let reader = try Self.tape(seed, 9000)
    #expect(reader.blocks.count > 1)
    var replayer = Replayer(reader, through: SessionReducer())
    for block in reader.blocks.reversed() {
      try replayer.seek(toEvent: block.lastEvent)
      #expect(replayer.state.digest == block.closingDigest)
      #expect(replayer.position.time == block.lastTime)
    }
  }

  @Test("goes on behind a damaged block, and throws where that is not allowed")
  func damage() throws {
    var session = RandomSession(seed: 1)
    var bytes = try TapeWriter.bytes(of: session.events(13_000), names: session.names)
    let whole = try TapeReader(bytes: bytes)
    let damaged = whole.blocks[1]
    bytes[Int(damaged.offset) + damaged.byteCount / 2] ^= 0x40
    var replayer = Replayer(try TapeReader(bytes: bytes), through: SessionReducer())
    try replayer.seek(toEvent: damaged.lastEvent)
    #expect(replayer.position.event == damaged.lastEvent)
    #expect(try replayer.lastEvent() == nil)
    try replayer.step(by: whole.blocks[2].count)
    #expect(replayer.state.digest == whole.blocks[2].closingDigest)
    var strict = Replayer(try TapeReader(bytes: bytes, policy: .strict), through: SessionReducer())
    #expect(throws: TapeError.self) { try strict.seek(toEvent: damaged.lastEvent) }
    #expect(strict.position == .start)
  }
}
