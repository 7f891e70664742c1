import SessionModel
import TapeReplay
import TestSupport

/// Events some of whose keyframes lie, some of which are missing, and some of which are true.
struct FalseKeyframes: EventSource, Sendable {
  let keyframed: KeyframedEvents
  private let kinds: [Int]

  init(_ keyframed: KeyframedEvents, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    self.keyframed = keyframed
    kinds = keyframed.eventBlocks.map { _ in Int.random(in: 0..<8, using: &random) }
  }

  var description: TapeDescription { keyframed.description }
  var names: NameTable { keyframed.names }
  var eventCount: Int { keyframed.eventCount }
  var eventBlocks: [EventBlock] { keyframed.eventBlocks }

  func readEvents(ofBlock index: Int, into events: inout [TimedEvent]) {
    keyframed.readEvents(ofBlock: index, into: &events)
  }

  func keyframe(ofBlock index: Int) -> Session? {
    guard kinds[index] > 0, var keyframe = keyframed.keyframe(ofBlock: index) else { return nil }
    var facts = NoFacts()
    if kinds[index] == 1 { keyframe.apply(.flag(.main, true), at: keyframe.now, telling: &facts) }
    return keyframe
  }
}
