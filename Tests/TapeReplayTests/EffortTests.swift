import SessionModel
import Synchronization
import TapeReplay
import TestSupport
import Testing

@Suite("The effort of a replayer")
struct EffortTests {
  private final class Count: Sendable {
    let applied = Atomic(0)

    func taken() -> Int { applied.exchange(0, ordering: .relaxed) }
  }

  private struct Counting: Reducer {
    let count: Count
    let restores: Bool
    var initialState: Session { Session() }

    func apply(_ event: Event, at time: Time, to state: inout Session) {
      count.applied.add(1, ordering: .relaxed)
      SessionReducer().apply(event, at: time, to: &state)
    }

    func state(restoring keyframe: Session) -> Session? { restores ? keyframe : nil }
  }

  private static let source: KeyframedEvents = {
    var session = RandomSession(seed: 11)
    return KeyframedEvents(MemoryEvents(session.events(20_000), blockSize: 500))
  }()

  @Test("is at most 64 events for a step back, and a block more at a block's border")
  func stepBack() {
    let count = Count()
    var replayer = Replayer(Self.source, through: Counting(count: count, restores: true))
    replayer.seekToEnd()
    _ = count.taken()
    for number in (10_000..<20_000).reversed() {
      replayer.stepBack()
      let applied = count.taken()
      #expect(applied <= (number % 500 == 0 ? 500 : 64))
    }
  }

  @Test("is at most a block for any seek with keyframes", arguments: 0..<50)
  func seek(seed: UInt64) {
    let count = Count()
    var random = SeededGenerator(seed: seed)
    var replayer = Replayer(Self.source, through: Counting(count: count, restores: true))
    for _ in 0..<20 {
      replayer.seek(toEvent: Int.random(in: 0...20_000, using: &random))
      #expect(count.taken() <= 500)
    }
  }

  @Test("is at most two blocks for a seek to where it has been, without keyframes")
  func checkpoints() {
    let count = Count()
    var random = SeededGenerator(seed: 3)
    var replayer = Replayer(Self.source, through: Counting(count: count, restores: false))
    replayer.seekToEnd()
    #expect(count.taken() == 20_000)
    for _ in 0..<200 {
      replayer.seek(toEvent: Int.random(in: 0...20_000, using: &random))
      #expect(count.taken() <= 1000)
    }
  }

  @Test("is nothing for the start, and for where it stands")
  func nothing() {
    let count = Count()
    var replayer = Replayer(Self.source, through: Counting(count: count, restores: true))
    replayer.seek(toEvent: 777)
    _ = count.taken()
    replayer.seek(toEvent: 777)
    replayer.seek(to: replayer.position)
    replayer.seekToStart()
    #expect(count.taken() == 0)
  }
}
