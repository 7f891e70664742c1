import SessionModel
import Synchronization
import TestSupport
import Testing

@testable import TapeReplay

@Suite("What a replayer keeps and reads")
struct RetentionTests {
  private final class Readings: Sendable {
    let events = Atomic(0)
    let keyframes = Atomic(0)

    func taken() -> (events: Int, keyframes: Int) {
      (events.exchange(0, ordering: .relaxed), keyframes.exchange(0, ordering: .relaxed))
    }
  }

  private struct Counted: EventSource, Sendable {
    let keyframed: KeyframedEvents
    let readings: Readings
    var hasKeyframes = true
    var description: TapeDescription { keyframed.description }
    var names: NameTable { keyframed.names }
    var eventCount: Int { keyframed.eventCount }
    var eventBlocks: [EventBlock] { keyframed.eventBlocks }

    func readEvents(ofBlock index: Int, into events: inout [TimedEvent]) {
      readings.events.add(1, ordering: .relaxed)
      keyframed.readEvents(ofBlock: index, into: &events)
    }

    func keyframe(ofBlock index: Int) -> Session? {
      readings.keyframes.add(1, ordering: .relaxed)
      return hasKeyframes ? keyframed.keyframe(ofBlock: index) : nil
    }

    func readReplayable(block index: Int, into events: inout [TimedEvent]) -> Session? {
      readEvents(ofBlock: index, into: &events)
      return hasKeyframes ? keyframed.keyframe(ofBlock: index) : nil
    }
  }

  private static let size = 20

  private static func source(blocks: Int) -> Counted {
    var session = RandomSession(seed: 5)
    let memory = MemoryEvents(session.events(blocks * size), blockSize: size)
    return Counted(keyframed: KeyframedEvents(memory), readings: Readings())
  }

  @Test("do not grow with the tape", arguments: [50, 1500])
  func memory(blocks: Int) {
    for hasKeyframes in [true, false] {
      var source = Self.source(blocks: blocks)
      source.hasKeyframes = hasKeyframes
      var replayer = Replayer(source, through: SessionReducer())
      var random = SeededGenerator(seed: 1)
      replayer.seekToEnd()
      for _ in 0..<200 {
        replayer.seek(toEvent: Int.random(in: 0...source.eventCount, using: &random))
      }
      replayer.seekToStart()
      replayer.next(where: { _, _, _ in false })
      #expect(replayer.windows.count <= 2)
      #expect(replayer.windows.eventCount <= 2 * Self.size)
      #expect(replayer.passed.count <= Self.size)
      let most = Checkpoints<Session>.capacity + Checkpoints<Session>.recentCapacity
      #expect(replayer.checkpoints.count <= most)
    }
  }

  @Test("is one block, read once, for a far seek, and nothing within the last two blocks")
  func seek() {
    let source = Self.source(blocks: 300)
    var replayer = Replayer(source, through: SessionReducer())
    var random = SeededGenerator(seed: 2)
    for _ in 0..<200 {
      let before = (replayer.position.event - 1) / Self.size
      let number = Int.random(in: 1...source.eventCount, using: &random)
      replayer.seek(toEvent: number)
      let readings = source.readings.taken()
      #expect(readings.events <= 1)
      #expect(readings.keyframes == 0)
      let block = (number - 1) / Self.size
      if block == before { #expect(readings.events == 0) }
      replayer.seek(toEvent: block * Self.size + Int.random(in: 1...Self.size, using: &random))
      #expect(source.readings.taken().events == 0)
    }
  }

  @Test("is each block once for the first far jump without keyframes, then hardly any")
  func noKeyframes() {
    var source = Self.source(blocks: 1500)
    source.hasKeyframes = false
    var replayer = Replayer(source, through: SessionReducer())
    var random = SeededGenerator(seed: 3)
    replayer.seekToEnd()
    #expect(source.readings.taken().events <= 1500 + 1)
    for _ in 0..<100 {
      replayer.seek(toEvent: Int.random(in: 0...source.eventCount, using: &random))
      // The ruler's marks stand at most sixteen blocks apart here.
      #expect(source.readings.taken().events <= 17)
    }
  }
}
