import SessionModel
import TapeReplay

/// A block that claims more events than any memory holds, of which the first few are there.
struct HugeLoss: EventSource, Sendable {
  static let count = 1 << 47

  let memory: MemoryEvents

  init(_ events: [TimedEvent]) {
    memory = MemoryEvents(events)
  }

  var description: TapeDescription { memory.description }
  var names: NameTable { memory.names }
  var eventCount: Int { HugeLoss.count }

  var eventBlocks: [EventBlock] {
    memory.eventBlocks.map { block in
      var block = block
      block.count = HugeLoss.count
      return block
    }
  }

  func readEvents(ofBlock index: Int, into events: inout [TimedEvent]) {
    memory.readEvents(ofBlock: index, into: &events)
  }
}
