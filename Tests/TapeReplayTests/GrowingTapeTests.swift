import SessionModel
import TapeFile
import TapeReplay
import TestSupport
import Testing

@Suite("A tape that grows")
struct GrowingTapeTests {
  @Test("is replayed at every stage like the tape it becomes", arguments: 0..<6)
  func stages(seed: UInt64) throws {
    var random = RandomEvents(seed: seed)
    let events = random.events(1500)
    let whole = try TapeReader(bytes: TapeWriter.bytes(of: events, names: random.names))
    var generator = SeededGenerator(seed: seed)
    let start = Int.random(in: 0..<900, using: &generator)
    let opened = try TapeReader(
      bytes: TapeWriter.bytes(of: events[..<start], names: random.names)
    )
    let all = try whole.blocks.indices.flatMap { try whole.events(ofBlock: $0) }
    var growing = try GrowingTape(opened)
    var count = start
    while count < events.count {
      let next = min(events.count, count + Int.random(in: 1...400, using: &generator))
      growing.append(Array(all[count..<next]), names: whole.names)
      count = next
      #expect(growing.eventCount == count)
      for _ in 0..<4 { try compare(growing, whole, upTo: count, &generator) }
    }
  }

  /// The states of both at a random event, and on the way back from the end.
  private func compare(
    _ growing: GrowingTape,
    _ whole: TapeReader,
    upTo count: Int,
    _ generator: inout SeededGenerator
  ) throws {
    let number = Int.random(in: 0...count, using: &generator)
    var (left, right) = (
      Replayer(growing, through: SessionReducer()), Replayer(whole, through: SessionReducer())
    )
    try left.seekToEnd()
    #expect(left.position.event == count)
    try left.seek(toEvent: number)
    try right.seek(toEvent: number)
    #expect(left.state.digest == right.state.digest)
    #expect(left.position == right.position)
    #expect(try left.lastEvent().map { "\($0)" } == right.lastEvent().map { "\($0)" })
  }
}
