import SessionModel
import TapeReplay
import TestSupport
import Testing

@Suite("A replayer of a damaged tape")
struct LossTests {
  @Test("gets the same on every way, and is mended by keyframes", arguments: 0..<220)
  func sessions(seed: Int) throws {
    try walk(seed: seed, through: SessionReducer())
  }

  @Test("does as well as it can for reducers without keyframes", arguments: 0..<110)
  func otherReducer(seed: Int) throws {
    try walk(seed: seed, through: TapCounter())
  }

  // Memory for them, or a loop over them, would never end.
  @Test("moves over any number of events that a tape claims to have lost")
  func hugeLoss() {
    var session = RandomSession(seed: 7)
    let source = HugeLoss(session.events(200))
    var replayer = Replayer(source, through: SessionReducer())
    replayer.seek(toEvent: 130)
    let (before, time) = (replayer.state, replayer.position.time)
    replayer.seekToEnd()
    #expect(replayer.position.event == HugeLoss.count)
    let straight = StraightReplay(source.memory.events, through: SessionReducer())
    #expect(replayer.state == straight.state(at: straight.position(after: 200)))
    replayer.step(by: 130 - HugeLoss.count)
    #expect(replayer.state == before)
    #expect(replayer.position == Position(event: 130, time: time))
    replayer.seek(toEvent: HugeLoss.count / 2)
    replayer.stepBack()
    #expect(replayer.position.event == HugeLoss.count / 2 - 1)
    replayer.seek(to: replayer.position.time)
    #expect(replayer.next(where: { _, _, _ in false }) == .notFound)
  }

  private func walk<R: Reducer>(seed: Int, through reducer: R) throws where R.State: Equatable {
    var session = RandomSession(seed: UInt64(seed) ^ 0x1055)
    let size = ReplayerLawTests.blockSizes[seed % ReplayerLawTests.blockSizes.count]
    let memory = MemoryEvents(session.events(100 + seed * 2), blockSize: size)
    let source = LossyEvents(KeyframedEvents(memory), seed: UInt64(seed))
    let straight = StraightReplay(source, through: reducer)
    var walk = Walk(source, straight, seed: UInt64(seed))
    for _ in 0..<40 {
      try walk.move()
      #expect(walk.replayer.position == walk.expected)
      #expect(walk.replayer.state == straight.state(at: walk.expected))
    }
    let number = walk.replayer.position.event
    var search = walk.replayer
    #expect(search.next(where: { _, _, _ in false }) == .notFound)
    #expect(search.previous(where: { _, _, _ in false }) == .notFound)
    #expect(search.position.event == number)
  }
}
