import SessionModel
import TapeFile
import TapeReplay
import TestSupport
import Testing

@Suite("A tape that is cut from another one")
struct CutTests {
  private typealias TapeReplayer = Replayer<TapeReader, SessionReducer>

  private func replayer(_ reader: TapeReader) -> TapeReplayer {
    Replayer(reader, through: SessionReducer(policies: reader.description.policies))
  }

  /// Borders of blocks, of the tape, and some in between.
  private func borders(_ tape: CutTape, seed: UInt64) -> [Int] {
    var generator = SeededGenerator(seed: seed)
    let last = tape.events.count + 1
    return [1, 2, 1101, last - 1, last]
      + (0..<3).map { _ in Int.random(in: 1...last, using: &generator) }
  }

  @Test("has the events of the range and the states of the whole tape", arguments: 0..<12)
  func states(seed: UInt64) throws {
    let tape = try CutTape(seed: seed)
    let borders = borders(tape, seed: seed)
    var whole = replayer(tape.reader)
    for first in borders {
      for last in borders where first < last {
        let cut = try TapeReader(bytes: tape.cut(first..<last), policy: .strict)
        #expect(cut.eventCount == last - first)
        let events = try cut.blocks.indices.flatMap { try cut.events(ofBlock: $0) }
        #expect(events == Array(tape.events[(first - 1)..<(last - 1)]))
        try compare(&whole, cut, first..<last, seed: seed)
      }
    }
  }

  private func compare(
    _ whole: inout TapeReplayer,
    _ cut: TapeReader,
    _ numbers: Range<Int>,
    seed: UInt64
  ) throws {
    var part = replayer(cut)
    try whole.seek(toEvent: numbers.lowerBound - 1)
    #expect(part.state == whole.state)
    #expect(part.position.time == whole.position.time)
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<6 {
      let number = Int.random(in: numbers, using: &generator)
      try whole.seek(toEvent: number)
      try part.seek(toEvent: number - numbers.lowerBound + 1)
      #expect(part.state == whole.state)
      let span = Interval(microseconds: Int64.random(in: 0..<200_000, using: &generator))
      let time = whole.position.time + span
      try whole.seek(to: time)
      guard numbers.contains(whole.position.event) else { continue }
      try part.seek(to: time)
      #expect(part.state == whole.state)
      #expect(part.position.event == whole.position.event - numbers.lowerBound + 1)
    }
    try whole.seek(toEvent: numbers.upperBound - 1)
    #expect(cut.blocks.last?.closingDigest == whole.state.digest)
  }

  @Test("has everything where everything was cut, and begins with the session")
  func everything() throws {
    let tape = try CutTape(seed: 99)
    let cut = try TapeReader(bytes: tape.cut(1..<(tape.events.count + 1)), policy: .strict)
    #expect(cut.header.start == nil)
    #expect(cut.blocks.map(\.closingDigest) == tape.reader.blocks.map(\.closingDigest))
    #expect(cut.names.additions == tape.reader.names.additions)
    #expect(cut.description == tape.reader.description)
  }

  @Test("says what it was cut from")
  func origin() throws {
    let tape = try CutTape(seed: 5, count: 300)
    let cut = try TapeReader(bytes: tape.cut(20..<200), policy: .strict)
    let origin = TapeOrigin(name: "whole.tape", salt: tape.reader.header.salt, events: 20...199)
    #expect(cut.header.origin == origin)
    #expect(cut.description == tape.reader.description)
  }

  @Test("can be cut again", arguments: 0..<20)
  func twice(seed: UInt64) throws {
    let tape = try CutTape(seed: seed, count: 400)
    let outer = try TapeReader(bytes: tape.cut(50..<300))
    let sink = MemorySink()
    try TapeCut.cut(11..<101, of: outer, named: "outer.tape", to: sink)
    let inner = try TapeReader(bytes: sink.bytes, policy: .strict)
    let direct = try TapeReader(bytes: tape.cut(60..<150))
    #expect(inner.header.start == direct.header.start)
    #expect(inner.blocks.map(\.closingDigest) == direct.blocks.map(\.closingDigest))
    #expect(try inner.events(ofBlock: 0) == direct.events(ofBlock: 0))
    #expect(inner.header.origin?.events == 11...100)
  }

  @Test("replays under other policies from the state that it begins in")
  func otherPolicies() throws {
    let tape = try CutTape(seed: 3, count: 300)
    let cut = try TapeReader(bytes: tape.cut(100..<200))
    let replayer = Replayer(cut, through: SessionReducer())
    let start = try #require(cut.header.start)
    #expect(replayer.state == start.session.deciding(by: Policies()))
    #expect(replayer.state.policies == Policies())
  }

  @Test("has no events where the range has none, yet the state")
  func empty() throws {
    let tape = try CutTape(seed: 4, count: 300)
    let cut = try TapeReader(bytes: tape.cut(100..<100), policy: .strict)
    #expect(cut.eventCount == 0)
    #expect(cut.header.origin == nil)
    var whole = replayer(tape.reader)
    try whole.seek(toEvent: 99)
    #expect(replayer(cut).state == whole.state)
  }

  @Test("says what was lost in the range")
  func damaged() throws {
    let tape = try CutTape(seed: 6)
    var bytes = tape.bytes
    let block = tape.reader.blocks[1]
    bytes[Int(block.offset) + block.byteCount - 1] ^= 1
    let sink = MemorySink()
    let report = try TapeCut.cut(
      1000..<2300,
      of: TapeReader(bytes: bytes),
      named: "damaged.tape",
      to: sink
    )
    let missing = block.count
    #expect(report.missing == missing)
    #expect(report.events == 1300 - missing)
    let cut = try TapeReader(bytes: sink.bytes, policy: .strict)
    let cause = try #require(cut.names.find("damage"))
    let lost = Event.lost(count: UInt64(missing), cause: cause)
    let events = try cut.blocks.indices.flatMap { try cut.events(ofBlock: $0) }
    #expect(events.filter { $0.event == lost }.count == 1)
  }
}
