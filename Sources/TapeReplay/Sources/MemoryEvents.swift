public import SessionModel

/// Events in memory, cut into blocks of equal size.
public struct MemoryEvents: EventSource, Sendable {
  /// The events, in tape order.
  public let events: [TimedEvent]
  /// The spellings of the names in the events.
  public let names: NameTable
  /// What the events' tape says about itself.
  public let description: TapeDescription
  /// Where the blocks lie.
  public let eventBlocks: [EventBlock]

  /// Number of events in a block unless told otherwise, as in tapes.
  public static let defaultBlockSize = 1600

  /// The events `events`, read by blocks of `blockSize` (at least 1).
  public init(
    _ events: [TimedEvent],
    names: NameTable = NameTable(),
    description: TapeDescription = TapeDescription(),
    blockSize: Int = MemoryEvents.defaultBlockSize
  ) {
    self.events = events
    self.names = names
    self.description = description
    eventBlocks = MemoryEvents.blocks(of: events, size: max(blockSize, 1))
  }

  /// Number of events.
  public var eventCount: Int {
    events.count
  }

  /// Copies the events of block `index`; never fails.
  public func readEvents(ofBlock index: Int, into events: inout [TimedEvent]) {
    let block = eventBlocks[index]
    events.removeAll(keepingCapacity: true)
    events.append(contentsOf: self.events[block.startEvent..<block.endEvent])
  }

  private static func blocks(of events: [TimedEvent], size: Int) -> [EventBlock] {
    stride(from: 0, to: events.count, by: size).map { first in
      let block = events[first..<min(first + size, events.count)]
      return EventBlock(
        startEvent: first,
        count: block.count,
        firstTime: events[first].time,
        lastTime: block.reduce(events[first].time) { max($0, $1.time) }
      )
    }
  }
}
