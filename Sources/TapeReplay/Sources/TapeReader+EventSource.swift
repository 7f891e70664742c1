public import SessionModel
public import TapeFile

/// A tape is read block by block; a damaged block, where the reading policy allows it, has lost its
/// events, and the numbers of lost events stay free.
extension TapeReader: EventSource {
  /// Where the blocks lie, each with the lost events between it and the next one.
  public var eventBlocks: [EventBlock] {
    blocks.indices.map { place in
      let block = blocks[place]
      let next = place + 1 < blocks.count ? blocks[place + 1].firstEvent : block.lastEvent + 1
      return EventBlock(
        startEvent: block.firstEvent - 1,
        count: next - block.firstEvent,
        firstTime: block.firstTime,
        lastTime: block.lastTime
      )
    }
  }

  /// Replaces the contents of `events` by the events of block `index`.
  public func readEvents(
    ofBlock index: Int,
    into events: inout [TimedEvent]
  ) throws(TapeError) {
    try read(block: index, into: &events)
  }
}
