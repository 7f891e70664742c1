import SessionModel
import TapeReplay

/// Events in memory with a keyframe a block, and an index that knows claimed times only, as tapes do.
struct KeyframedEvents: EventSource, Sendable {
  let memory: MemoryEvents
  let eventBlocks: [EventBlock]
  private let keyframes: [Session]

  init(_ memory: MemoryEvents) {
    self.memory = memory
    let straight = StraightReplay(memory.events, through: SessionReducer())
    keyframes = memory.eventBlocks.map {
      straight.state(at: straight.position(after: $0.startEvent))
    }
    eventBlocks = memory.eventBlocks.map { block in
      var block = block
      block.lastTime = memory.events[block.endEvent - 1].time
      return block
    }
  }

  var description: TapeDescription { memory.description }
  var names: NameTable { memory.names }
  var eventCount: Int { memory.eventCount }

  func readEvents(ofBlock index: Int, into events: inout [TimedEvent]) {
    memory.readEvents(ofBlock: index, into: &events)
  }

  func keyframe(ofBlock index: Int) -> Session? { keyframes[index] }
}
