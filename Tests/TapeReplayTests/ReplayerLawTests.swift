import SessionModel
import TapeReplay
import TestSupport
import Testing

@Suite("A replayer")
struct ReplayerLawTests {
  static let blockSizes = [1, 2, 3, 7, 63, 64, 65, 128, 129, 1000, 4096]

  @Test("stands, after any walk, where a straight replay does", arguments: 0..<330)
  func walk(seed: Int) throws {
    var session = RandomSession(seed: UInt64(seed))
    let events = session.events(seed % 3 == 0 ? 1 + seed % 40 : 150 + seed)
    let size = Self.blockSizes[seed % Self.blockSizes.count]
    let straight = StraightReplay(events, through: SessionReducer())
    var walk = Walk(MemoryEvents(events, blockSize: size), straight, seed: UInt64(seed))
    for _ in 0..<40 {
      try walk.move()
      let expected = straight.state(at: walk.expected)
      #expect(walk.replayer.position == walk.expected)
      #expect(walk.replayer.state == expected)
      #expect(walk.replayer.state.digest == expected.digest)
    }
  }

  @Test("starts from keyframes and gets the same", arguments: 0..<220)
  func keyframes(seed: Int) throws {
    var session = RandomSession(seed: UInt64(seed) ^ 0xFEED)
    let events = session.events(100 + seed * 2)
    let size = Self.blockSizes[seed % Self.blockSizes.count]
    let source = KeyframedEvents(MemoryEvents(events, blockSize: size))
    let straight = StraightReplay(events, through: SessionReducer())
    var walk = Walk(source, straight, seed: UInt64(seed))
    for _ in 0..<40 {
      try walk.move()
      #expect(walk.replayer.position == walk.expected)
      #expect(walk.replayer.state == straight.state(at: walk.expected))
    }
  }

  @Test("folds an app's own state as well", arguments: 0..<110)
  func otherReducer(seed: Int) throws {
    var session = RandomSession(seed: UInt64(seed) ^ 0xABBA)
    let events = session.events(100 + seed * 3)
    let size = Self.blockSizes[seed % Self.blockSizes.count]
    let straight = StraightReplay(events, through: TapCounter())
    let source = KeyframedEvents(MemoryEvents(events, blockSize: size))
    var walk = Walk(source, straight, seed: UInt64(seed))
    for _ in 0..<40 {
      try walk.move()
      #expect(walk.replayer.position == walk.expected)
      #expect(walk.replayer.state == straight.state(at: walk.expected))
    }
  }

  @Test("does not trust keyframes of other policies", arguments: 0..<20)
  func otherPolicies(seed: Int) throws {
    var session = RandomSession(seed: UInt64(seed))
    let events = session.events(400)
    var policies = Policies()
    policies[.callDuringTransition] = 1
    policies[.gestureOverlap] = 1
    let straight = StraightReplay(events, through: SessionReducer(policies: policies))
    let source = KeyframedEvents(MemoryEvents(events, blockSize: 50))
    var walk = Walk(source, straight, seed: UInt64(seed))
    for _ in 0..<40 {
      try walk.move()
      #expect(walk.replayer.state == straight.state(at: walk.expected))
    }
  }

  @Test("is a value: a copy goes its own way", arguments: 0..<20)
  func copies(seed: Int) throws {
    var session = RandomSession(seed: UInt64(seed))
    let events = session.events(300)
    let straight = StraightReplay(events, through: SessionReducer())
    var walk = Walk(MemoryEvents(events, blockSize: 32), straight, seed: UInt64(seed))
    for _ in 0..<20 { try walk.move() }
    let bookmark = walk.replayer
    for _ in 0..<20 { try walk.move() }
    #expect(bookmark.state == straight.state(at: bookmark.position))
    #expect(walk.replayer.state == straight.state(at: walk.expected))
  }
}
