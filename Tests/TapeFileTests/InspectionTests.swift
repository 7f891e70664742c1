import SessionModel
import TestSupport
import Testing

@testable import TapeFile

@Suite("An inspection")
struct InspectionTests {
  private func faults(_ bytes: [UInt8]) throws -> [TapeFault] {
    try TapeInspection.faults(of: TapeReader(bytes: bytes, policy: .salvage))
  }

  @Test("finds nothing wrong with what a writer writes", arguments: 0..<100)
  func sound(seed: UInt64) throws {
    var random = RandomEvents(seed: seed)
    let events = random.events(seed == 0 ? 9000 : 200)
    #expect(try faults(TapeWriter.bytes(of: events, names: random.names)).isEmpty)
  }

  @Test("finds every single flipped bit that the header lets it look for")
  func flips() throws {
    let (bytes, _) = try SampleTapes.small()
    for bit in 0..<(bytes.count * 8) {
      var damaged = bytes
      damaged[bit / 8] ^= 1 << UInt8(bit % 8)
      guard let faults = try? faults(damaged) else { continue }
      #expect(!faults.isEmpty, "bit \(bit)")
    }
  }

  @Test("finds that a tape was cut off, wherever that is")
  func truncation() throws {
    let (bytes, _) = try SampleTapes.threeBlocks()
    for length in bytes.indices {
      guard let faults = try? faults(Array(bytes[..<length])) else { continue }
      #expect(!faults.isEmpty, "byte \(length)")
    }
  }

  @Test("says what is wrong with a block, where it is and what it costs")
  func block() throws {
    var (bytes, _) = try SampleTapes.threeBlocks()
    let block = try TapeReader(bytes: bytes).blocks[1]
    bytes[Int(block.offset) + block.byteCount - 1] ^= 1
    let loss = TapeLoss(
      cause: .damagedBlock,
      byteOffset: block.offset,
      byteCount: UInt64(block.byteCount),
      events: block.count
    )
    let fault = TapeFault(reason: "does not match its checksum", loss: loss)
    #expect(try faults(bytes) == [fault])
  }

  @Test("compares the index with the blocks")
  func index() throws {
    let (bytes, _) = try SampleTapes.threeBlocks()
    let reader = try TapeReader(bytes: bytes)
    var blocks = reader.blocks
    let end = Int(blocks[2].offset) + blocks[2].byteCount
    blocks[1].closingDigest ^= 1
    let index = TapeIndex(blocks: blocks).encoded(salt: reader.header.salt)
    let found = try faults(bytes[..<end] + index)
    #expect(found.map(\.reason) == ["is not what the index says"])
    #expect(found.map(\.loss.byteOffset) == [blocks[1].offset])
  }

  @Test(
    "tells what follows a tape from a damaged end",
    arguments: [[0], [1, 2, 3], Array(repeating: 0xED, count: 5000)] as [[UInt8]]
  )
  func trailing(rest: [UInt8]) throws {
    for (bytes, events) in [try SampleTapes.small(), try SampleTapes.threeBlocks()] {
      for rest in [rest, bytes] {
        let reader = try TapeReader(bytes: bytes + rest)
        #expect(try reader.blocks.indices.flatMap { try reader.events(ofBlock: $0) } == events)
        let loss = TapeLoss(
          cause: .trailingBytes,
          byteOffset: UInt64(bytes.count),
          byteCount: UInt64(rest.count),
          events: 0
        )
        #expect(reader.losses == [loss])
        #expect(reader.health == .unfinished)
        #expect(try faults(bytes + rest).map(\.loss) == [loss])
        #expect(throws: TapeError.self) { try TapeReader(bytes: bytes + rest, policy: .strict) }
      }
    }
  }

  @Test("finds a name that a tape adds twice")
  func names() throws {
    let (bytes, _) = try SampleTapes.threeBlocks()
    let reader = try TapeReader(bytes: bytes)
    let salt = reader.header.salt
    var infos = reader.blocks
    let start = Int(infos[2].offset)
    let block = try Block(Array(bytes[start..<(start + infos[2].byteCount)]), salt: salt)
    var raw = try RawBlock(block, Inflater())
    // “flag2” becomes “flag1”, which block 2 has added.
    raw.preamble[5] = UInt8(ascii: "1")
    let forged = try raw.stored(salt: salt, Deflater())
    infos[2] = try BlockHeader(forged, salt: salt).info(at: infos[2].offset)
    let tape = bytes[..<start] + forged + TapeIndex(blocks: infos).encoded(salt: salt)
    #expect(try faults(tape).map(\.reason) == ["adds a name that is there already"])
  }
}
