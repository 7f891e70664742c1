import SessionModel
import TapeReplay
import TestSupport

/// Events with keyframes of which some blocks, or their last events, and some keyframes are lost.
struct LossyEvents: EventSource, Sendable {
  let keyframed: KeyframedEvents
  private let losses: [Int]
  private let lostKeyframes: [Bool]

  init(_ keyframed: KeyframedEvents, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    self.keyframed = keyframed
    losses = keyframed.eventBlocks.map { block in
      switch Int.random(in: 0..<9, using: &random) {
      case 0...1: block.count
      case 2: Int.random(in: 0...block.count, using: &random)
      default: 0
      }
    }
    lostKeyframes = losses.map { _ in Int.random(in: 0..<4, using: &random) == 0 }
  }

  var memory: MemoryEvents { keyframed.memory }
  var description: TapeDescription { memory.description }
  var names: NameTable { memory.names }
  var eventCount: Int { memory.eventCount }
  var eventBlocks: [EventBlock] { keyframed.eventBlocks }

  func lossOfBlock(_ index: Int) -> Int { losses[index] }

  func readEvents(ofBlock index: Int, into events: inout [TimedEvent]) {
    memory.readEvents(ofBlock: index, into: &events)
    events.removeLast(losses[index])
  }

  func keyframe(ofBlock index: Int) -> Session? {
    lostKeyframes[index] ? nil : keyframed.keyframe(ofBlock: index)
  }
}
