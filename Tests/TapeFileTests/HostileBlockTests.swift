import SessionModel
import TestSupport
import Testing

@testable import TapeFile

@Suite("A block whose checksums are right but whose content is not")
struct HostileBlockTests {
  // [F-2]
  @Test("is refused or read, but never crashes the reader", arguments: 0..<600)
  func mutated(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var random = RandomEvents(seed: seed % 20)
    let events = random.events(60)
    var (tokens, noise) = BlockEncoder.encode(events, from: 0)
    for _ in 0...(seed % 4) { mutate(&tokens, &noise, using: &generator) }
    let reader = try TapeReader(bytes: tape(tokens, noise, events: 60))
    var read: [TimedEvent] = []
    try reader.read(block: 0, into: &read)
    #expect(read.count == 60 || reader.health == .damaged)
    #expect(read.isEmpty || read.count == 60)
  }

  // [F-3]
  @Test("is refused when it declares a stream longer than it is, or shorter", arguments: [-1, 1])
  func sizes(change: Int) throws {
    let (tokens, noise) = BlockEncoder.encode([TimedEvent(.zero, .end)], from: 0)
    let reader = try TapeReader(bytes: tape(tokens, noise, events: 1, sizeChange: change))
    #expect(try reader.events(ofBlock: 0).isEmpty)
    #expect(reader.health == .damaged)
  }

  // [F-3]
  @Test("is refused when it declares another number of events", arguments: [1, 3])
  func counts(count: UInt32) throws {
    let event = TimedEvent(.zero, .end)
    let (tokens, noise) = BlockEncoder.encode([event, event], from: 0)
    let reader = try TapeReader(bytes: tape(tokens, noise, events: count))
    #expect(try reader.events(ofBlock: 0).isEmpty)
    #expect(reader.health == .damaged)
  }

  @Test("gives no keyframe that was made under other policies than the tape's")
  func otherPolicies() throws {
    var policies = Policies()
    let count = NameTable().count
    for limit in [policies[.restLimit], 0.75] {
      policies[.restLimit] = limit
      let session = Session(policies: policies)
      var sealer = try BlockSealer(nextEvent: 1)
      var tape = TapeHeader.encode(body: [], salt: 1)
      for _ in 0..<2 {
        var open = OpenBlock(opening: session, names: count)
        open.add(TimedEvent(.zero, .end), at: 0, weighing: 0, names: count)
        tape += try sealer.seal(open, names: NameTable(), closing: session).encoded(salt: 1)
      }
      let reader = try TapeReader(bytes: tape)
      let isOwn = limit == Policies()[.restLimit]
      #expect(try reader.keyframe(ofBlock: 1) == (isOwn ? session : nil))
      #expect(reader.health == (isOwn ? .unfinished : .damaged))
      #expect(try reader.events(ofBlock: 1).count == 1)
    }
  }

  private func mutate(
    _ tokens: inout [Deflater.Part],
    _ noise: inout [UInt8],
    using generator: inout SeededGenerator
  ) {
    let part = Int.random(in: 0...tokens.count, using: &generator)
    if part == tokens.count {
      if noise.isEmpty || Bool.random(using: &generator) {
        noise.append(UInt8.random(in: 0...255, using: &generator))
      } else {
        noise.removeLast()
      }
      return
    }
    guard let place = tokens[part].bytes.indices.randomElement(using: &generator) else { return }
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: tokens[part].bytes.remove(at: place)
    case 1: tokens[part].bytes.insert(UInt8.random(in: 0...255, using: &generator), at: place)
    default: tokens[part].bytes[place] = UInt8.random(in: 0...255, using: &generator)
    }
  }

  /// A tape of one block with this content and right checksums.
  private func tape(
    _ tokens: [Deflater.Part],
    _ noise: [UInt8],
    events: UInt32,
    sizeChange: Int = 0
  ) throws -> [UInt8] {
    let deflater = try Deflater()
    let stored = try deflater.compress(tokens)
    let preamble = try deflater.compress([])
    let size = tokens.reduce(0) { $0 + $1.bytes.count } + sizeChange
    let header = BlockHeader(
      eventCount: events,
      keyframe: .initial,
      firstEvent: 1,
      firstTime: 0,
      lastTime: 0,
      closingDigest: 0,
      namesBefore: UInt32(WellKnownName.allCases.count),
      namesAdded: 0,
      preambleStored: UInt32(preamble.count),
      preambleSize: 0,
      tokensStored: UInt32(stored.count),
      tokensSize: UInt32(size),
      noiseSize: UInt32(noise.count)
    )
    let block = BlockSealer.Sealed(header: header, payload: preamble + stored + noise)
    return TapeHeader.encode(body: [], salt: 1) + block.encoded(salt: 1)
  }
}
