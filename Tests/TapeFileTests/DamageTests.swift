import SessionModel
import TestSupport
import Testing

@testable import TapeFile

@Suite("A damaged tape")
struct DamageTests {
  // [F-5]
  @Test("cut at any byte gives an error or a prefix, with the loss stated")
  func truncation() throws {
    for (bytes, events) in [try SampleTapes.small(), try SampleTapes.threeBlocks()] {
      for length in 0..<bytes.count {
        try check(Array(bytes[..<length]), events, isPrefix: true)
      }
    }
  }

  // [F-3]
  @Test("with any one bit flipped gives an error or what is undamaged, with the loss stated")
  func flips() throws {
    let (bytes, events) = try SampleTapes.small()
    for bit in 0..<(bytes.count * 8) { try checkFlip(of: bit, bytes, events) }
  }

  @Test("of several blocks with a bit flipped in any byte loses no more than that block")
  func flipsInBlocks() throws {
    let (bytes, events) = try SampleTapes.threeBlocks()
    for byte in bytes.indices { try checkFlip(of: byte * 8 + byte % 8, bytes, events) }
  }

  // [F-4]
  @Test("without its index has the same events")
  func noIndex() throws {
    let (bytes, events) = try SampleTapes.threeBlocks()
    let whole = try TapeReader(bytes: bytes)
    let end = try #require(whole.blocks.last.map { Int($0.offset) + $0.byteCount })
    let reader = try TapeReader(bytes: Array(bytes[..<end]))
    #expect(reader.blocks == whole.blocks)
    #expect(try reader.blocks.indices.flatMap { try reader.events(ofBlock: $0) } == events)
    #expect(reader.health == .unfinished)
    #expect(reader.losses.map(\.cause) == [.missingIndex])
  }

  // [F-5]
  @Test("loses a bad block and nothing else, and says which")
  func badBlock() throws {
    var (bytes, events) = try SampleTapes.threeBlocks()
    let block = try TapeReader(bytes: bytes).blocks[1]
    bytes[Int(block.offset) + block.byteCount - 1] ^= 0x10
    let reader = try TapeReader(bytes: bytes)
    #expect(try reader.events(ofBlock: 0).count == 1024)
    #expect(try reader.events(ofBlock: 1).isEmpty)
    #expect(try reader.events(ofBlock: 2).count == 10)
    #expect(try reader.keyframe(ofBlock: 1) == nil)
    #expect(try reader.keyframe(ofBlock: 2) != nil)
    let loss = TapeLoss(
      cause: .damagedBlock,
      byteOffset: block.offset,
      byteCount: UInt64(block.byteCount),
      events: 1024
    )
    #expect(reader.losses == [loss])
    #expect(reader.health == .damaged)
    #expect(reader.eventCount == events.count)
    #expect(reader.names.additions == ["flag0", "name#38", "flag2"])
  }

  @Test("does not take a block of another tape for its own")
  func foreignBlock() throws {
    let (bytes, _) = try SampleTapes.threeBlocks()
    var description = TapeDescription()
    description.seed = 1
    let events = try TapeReader(bytes: bytes).events(ofBlock: 0)
    let names = try TapeReader(bytes: bytes).names
    let other = try TapeWriter.bytes(of: events, names: names, description: description)
    let block = try TapeReader(bytes: other).blocks[0]
    let start = Int(block.offset)
    let own = Int(try TapeReader(bytes: bytes).blocks[0].offset)
    let mixed = bytes[..<own] + other[start..<(start + block.byteCount)]
    let reader = try TapeReader(bytes: Array(mixed))
    #expect(reader.blocks.isEmpty)
    #expect(reader.losses.map(\.cause) == [.damagedBlock])
  }

  @Test("made of random bytes is refused", arguments: 0..<300)
  func noise(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let rest = (0..<Int.random(in: 0..<400, using: &generator)).map { _ in
      UInt8(truncatingIfNeeded: generator.next())
    }
    #expect(throws: TapeError.self) { try TapeReader(bytes: rest) }
    #expect(throws: TapeError.self) { try TapeReader(bytes: TapeFormat.magic + rest) }
    let header = TapeHeader.encode(body: [], salt: 1)
    let reader = try TapeReader(bytes: header + rest)
    #expect(reader.blocks.isEmpty)
    #expect(!reader.losses.isEmpty)
  }

  private func check(_ bytes: [UInt8], _ events: [TimedEvent], isPrefix: Bool) throws {
    guard let reader = try? TapeReader(bytes: bytes) else { return }
    let found = try reader.blocks.indices.map { try reader.events(ofBlock: $0) }
    try reader.readEverything()
    #expect(reader.health != .intact)
    #expect(!reader.losses.isEmpty)
    for (info, block) in zip(reader.blocks, found) {
      let expected = events[(info.firstEvent - 1)..<info.lastEvent]
      #expect(block.isEmpty || block == Array(expected))
    }
    if isPrefix { #expect(found.allSatisfy { !$0.isEmpty }) }
  }

  private func checkFlip(of bit: Int, _ bytes: [UInt8], _ events: [TimedEvent]) throws {
    var damaged = bytes
    damaged[bit / 8] ^= 1 << UInt8(bit % 8)
    try check(damaged, events, isPrefix: false)
    try checkStrict(damaged)
  }

  private func checkStrict(_ bytes: [UInt8]) throws {
    #expect(throws: TapeError.self) {
      try TapeReader(bytes: bytes, policy: .strict).readEverything()
    }
  }
}
