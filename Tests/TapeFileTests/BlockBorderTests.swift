import SessionModel
import TestSupport
import Testing

@testable import TapeFile

@Suite("A border between blocks")
struct BlockBorderTests {
  /// Events in a block; nil stands for any number from 1 to 40.
  static let sizes: [Int?] = [1, 2, 3, 7, 64, nil]

  @Test(
    "changes no event, no name and no state, wherever it falls",
    arguments: 0..<12 as Range<UInt64>,
    sizes
  )
  func anywhere(seed: UInt64, size: Int?) throws {
    var random = RandomEvents(seed: seed &+ 900)
    let events = random.events(150)
    var generator = SeededGenerator(seed: seed)
    let sink = MemorySink()
    let writer = try TapeWriter(to: sink, description: TapeDescription())
    var left = 0
    for event in events {
      if left == 0 {
        try writer.sealOpenBlock()
        left = size ?? Int.random(in: 1...40, using: &generator)
      }
      left -= 1
      try writer.append(event, names: random.names)
    }
    try writer.finish()
    try check(sink.bytes, events, random.names, &generator)
  }

  @Test(
    "changes nothing where 4096 events fill a block",
    arguments: [4095, 4096, 4097, 8192, 8193]
  )
  func full(count: Int) throws {
    var names = NameTable()
    let events = (0..<count).map { place in
      let time = Time(microseconds: Int64(place) * 16_667)
      let name = names.intern("flag\(place / 1000)")
      return TimedEvent(time, place % 2 == 0 ? .flag(name, true) : .scroll(name, offset: 0.5))
    }
    var generator = SeededGenerator(seed: UInt64(count))
    try check(TapeWriter.bytes(of: events, names: names), events, names, &generator)
  }

  /// Reads the blocks in any order, each with a state of its own.
  private func check(
    _ bytes: [UInt8],
    _ events: [TimedEvent],
    _ names: NameTable,
    _ generator: inout SeededGenerator
  ) throws {
    let reader = try TapeReader(bytes: bytes, policy: .strict)
    let expected = events.renumbered(from: names, to: reader.names)
    for place in reader.blocks.indices.shuffled(using: &generator) {
      let info = reader.blocks[place]
      let read = try reader.events(ofBlock: place)
      let part = Array(expected[(info.firstEvent - 1)..<info.lastEvent])
      #expect(EventBits.list(read) == EventBits.list(part))
      var session = try #require(try reader.keyframe(ofBlock: place))
      var facts = NoFacts()
      for event in read { session.apply(event.event, at: event.time, telling: &facts) }
      #expect(session.digest == info.closingDigest)
      #expect(session.now == info.lastTime)
    }
    #expect(reader.blocks.reduce(0) { $0 + $1.count } == events.count)
    let tail = try TapeReader(bytes: Array(bytes.dropLast(5)))
    #expect(tail.blocks == reader.blocks)
  }
}
