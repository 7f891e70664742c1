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
