import SessionModel
import TapeReplay
import TestSupport
import Testing

@Suite("A replay of every block on several threads")
struct ForEachBlockTests {
  @Test("has at the end of every block the state of a straight replay", arguments: 0..<200)
  func states(seed: Int) throws {
    var session = RandomSession(seed: UInt64(seed) ^ 0xF01D)
    let size = 1 + seed % 41
    let events = session.events(30 + seed * 2)
    let keyframed = KeyframedEvents(MemoryEvents(events, blockSize: size))
    let straight = StraightReplay(events, through: SessionReducer())
    try expect(MemoryEvents(events, blockSize: size), straight)
    try expect(keyframed, straight)
    try expect(FalseKeyframes(keyframed, seed: UInt64(seed)), straight)
    let lossy = LossyEvents(keyframed, seed: UInt64(seed))
    try expect(lossy, StraightReplay(lossy, through: SessionReducer()))
    try expect(keyframed, StraightReplay(events, through: TapCounter()))
  }

  private func expect<R: Reducer>(
    _ source: some EventSource & Sendable,
    _ straight: StraightReplay<R>
  ) throws where R.State: Equatable {
    let ends = source.eventBlocks.map { straight.position(after: $0.endEvent) }
    for workers in [1, 2, 4] {
      var passed: [Position] = []
      try Replayer(source, through: straight.reducer).forEachBlock(workers: workers) {
        #expect($1 == straight.state(at: $0))
        passed.append($0)
        return true
      }
      #expect(passed == ends)
    }
  }

  @Test("ends where it is told to", arguments: 1...12)
  func stops(blocks: Int) {
    let events = (0..<120).map { TimedEvent(Time(microseconds: $0), .note("")) }
    let source = KeyframedEvents(MemoryEvents(events, blockSize: 10))
    var passed = 0
    Replayer(source, through: SessionReducer()).forEachBlock(workers: 3) { position, _ in
      passed += 1
      #expect(position.event == 10 * passed)
      return passed < blocks
    }
    #expect(passed == blocks)
  }
}
