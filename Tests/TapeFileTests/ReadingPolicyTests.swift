import SessionModel
import TestSupport
import Testing

@testable import TapeFile

@Suite("A reading policy")
struct ReadingPolicyTests {
  private static let lenient: [ReadingPolicy] = [.tail, .prefix, .salvage]

  private func events(_ reader: TapeReader) throws -> [Int: TimedEvent] {
    var found: [Int: TimedEvent] = [:]
    for (place, info) in reader.blocks.enumerated() {
      let events = try reader.events(ofBlock: place)
      for (offset, event) in events.enumerated() { found[info.firstEvent + offset] = event }
    }
    return found
  }

  /// Whatever is shown is what was written, what is not is stated, and the prefix has no gaps.
  private func check(_ bytes: [UInt8], _ original: [TimedEvent], _ policy: ReadingPolicy) throws {
    guard let reader = try? TapeReader(bytes: bytes, policy: policy) else { return }
    let found = try events(reader)
    try reader.readEverything()
    for (number, event) in found { #expect(original[number - 1] == event) }
    #expect(found.count == original.count || !reader.losses.isEmpty)
    if policy == .prefix { #expect(found.keys.allSatisfy { $0 <= found.count }) }
    let sink = MemorySink()
    let report = try TapeRepair.repair(reader, to: sink)
    let repaired = try TapeReader(bytes: sink.bytes, policy: .strict)
    try repaired.readEverything()
    #expect(report.events == found.count)
  }

  @Test("shows nothing wrong of a tape cut at any byte", arguments: lenient)
  func truncation(policy: ReadingPolicy) throws {
    let (bytes, original) = try SampleTapes.small()
    for length in bytes.indices { try check(Array(bytes[..<length]), original, policy) }
  }

  @Test("shows nothing wrong of a tape with any one bit flipped", arguments: lenient)
  func flips(policy: ReadingPolicy) throws {
    let (bytes, original) = try SampleTapes.small()
    for bit in 0..<(bytes.count * 8) {
      var damaged = bytes
      damaged[bit / 8] ^= 1 << UInt8(bit % 8)
      try check(damaged, original, policy)
    }
  }

  @Test("finds, without an index, what it promises behind a block with a flipped byte")
  func middle() throws {
    let (bytes, original) = try SampleTapes.threeBlocks()
    let whole = try TapeReader(bytes: bytes)
    let second = whole.blocks[1]
    let end = Int(whole.blocks[2].offset) + whole.blocks[2].byteCount
    let headerSize = try BlockHeader(
      Array(bytes[Int(second.offset)...]),
      salt: whole.header.salt
    ).size
    for byte in 0..<second.byteCount {
      var damaged = Array(bytes[..<end])
      damaged[Int(second.offset) + byte] ^= 0x40
      let isHeader = byte < headerSize
      for policy in ReadingPolicyTests.lenient {
        let reader = try TapeReader(bytes: damaged, policy: policy)
        let found = try events(reader)
        let expected: [Int] =
          switch policy {
          case .prefix: [1024]
          case .tail: isHeader ? [1024] : [1024, 10]
          default: [1024, 10]
          }
        #expect(found.count == expected.reduce(0, +))
        for (number, event) in found { #expect(original[number - 1] == event) }
        try reader.readEverything()
        #expect(reader.health == .damaged)
      }
    }
  }

  @Test("shows no gap in a prefix, also where a block's checksums are right but not its content")
  func hostileMiddle() throws {
    let (bytes, original) = try SampleTapes.threeBlocks()
    let whole = try TapeReader(bytes: bytes)
    let blocks = whole.blocks.map { bytes[Int($0.offset)..<(Int($0.offset) + $0.byteCount)] }
    var header = try BlockHeader(Array(blocks[1]), salt: whole.header.salt)
    let payload = blocks[1].dropFirst(header.size)
    header.noiseSize += 1
    let forged = BlockSealer.Sealed(header: header, payload: payload + [0])
    let start = bytes[..<Int(whole.blocks[0].offset)]
    let tape = start + blocks[0] + forged.encoded(salt: whole.header.salt) + blocks[2]
    let prefix = try TapeReader(bytes: Array(tape), policy: .prefix)
    #expect(try events(prefix).count == 1024)
    #expect(prefix.blocks.count == 1)
    #expect(prefix.losses.map(\.byteOffset) == [whole.blocks[1].offset])
    let tail = try events(TapeReader(bytes: Array(tape), policy: .tail))
    #expect(tail.count == 1034)
    for (number, event) in tail { #expect(original[number - 1] == event) }
  }

  @Test("finds what follows a damaged first block, and a repaired tape says what is missing")
  func first() throws {
    let (bytes, original) = try SampleTapes.threeBlocks()
    let whole = try TapeReader(bytes: bytes)
    let end = Int(whole.blocks[2].offset) + whole.blocks[2].byteCount
    var damaged = Array(bytes[..<end])
    damaged[Int(whole.blocks[0].offset) + 20] ^= 1
    let reader = try TapeReader(bytes: damaged, policy: .salvage)
    let found = try events(reader)
    #expect(found.count == 1034)
    for (number, event) in found { #expect(original[number - 1] == event) }
    #expect(reader.blocks.first?.firstEvent == 1)
    let sink = MemorySink()
    let report = try TapeRepair.repair(reader, to: sink)
    #expect(report.events == 1034)
    #expect(report.missing == 1024)
    let repaired = try TapeReader(bytes: sink.bytes, policy: .strict)
    let cause = try #require(repaired.names.find("damage"))
    #expect(try repaired.events(ofBlock: 0).first?.event == .lost(count: 1024, cause: cause))
  }
}

extension ReadingPolicyTests {
  @Test(
    "does not believe a block behind damage that claims to come impossibly late",
    arguments: [1 << 20, 1 << 40, (1 << 48) - 1] as [UInt64]
  )
  func impossiblyLate(number: UInt64) throws {
    let (bytes, _) = try SampleTapes.threeBlocks()
    let whole = try TapeReader(bytes: bytes)
    let salt = whole.header.salt
    for damaged in 0..<2 {
      let (bad, last) = (whole.blocks[damaged], whole.blocks[2])
      var tape = Array(bytes[..<Int(last.offset)])
      tape[Int(bad.offset) + 20] ^= 1
      let block = Array(bytes[Int(last.offset)..<(Int(last.offset) + last.byteCount)])
      var header = try BlockHeader(block, salt: salt)
      let payload = block[header.size...]
      header.firstEvent = number
      tape += header.encoded(salt: salt) + payload
      let reader = try TapeReader(bytes: tape, policy: .salvage)
      try reader.readEverything()
      #expect(reader.eventCount <= whole.eventCount)
    }
  }
}

@Suite("A repair")
struct TapeRepairTests {
  @Test("takes the journal over, and leaves tape and journal as they are")
  func orphan() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("a.tape")
    do {
      let tape = try JournaledTape(
        path: path,
        description: TapeDescription(),
        replacing: false,
        appending: false,
        capacity: (64, 64),
        policy: .never
      )
      for place in 0..<50 {
        #expect(tape.journal.append(.app(.active), at: Time(microseconds: Int64(place))))
        if place == 40 { _ = try tape.advance() }
      }
      let error = #expect(throws: TapeError.self) {
        try TapeRepair.repair(path, to: folder.path("b.tape"))
      }
      #expect(error?.code == .locked)
    }
    let report = try TapeRepair.repair(path, to: folder.path("b.tape"))
    #expect(report.events == 50)
    #expect(report.missing == 0)
    let repaired = try TapeReader(path: folder.path("b.tape"), policy: .strict)
    #expect(repaired.eventCount == 50)
    #expect(try TapeReader(path: path).eventCount == 50)
  }

  @Test("of an intact tape gives the same events and no losses")
  func intact() throws {
    let (bytes, events) = try SampleTapes.threeBlocks()
    let sink = MemorySink()
    let report = try TapeRepair.repair(TapeReader(bytes: bytes), to: sink)
    #expect(report == CopyReport(events: events.count, missing: 0, losses: []))
    #expect(sink.bytes == bytes)
  }
}
