public import SessionModel
public import TapeFile

/// A tape is read block by block; a damaged block, where the reading policy allows it, has lost its
/// events, and the numbers of lost events stay free.
extension TapeReader: EventSource {
  /// The session before the first event, where the tape was cut from another one.
  public var startingSession: Session? { header.start?.session }

  /// Where the blocks lie, each with the lost events between it and the next one.
  public var eventBlocks: [EventBlock] {
    blocks.indices.map(eventBlock)
  }

  /// Replaces the contents of `events` by the events of block `index`.
  public func readEvents(
    ofBlock index: Int,
    into events: inout [TimedEvent]
  ) throws(TapeError) {
    try read(block: index, into: &events)
  }

  /// Reads and checks the block once.
  public func readReplayable(
    block index: Int,
    into events: inout [TimedEvent]
  ) throws(TapeError) -> Session? {
    var keyframe: Session?
    try read(block: index, into: &events, keyframe: &keyframe)
    return keyframe
  }

  /// Reads blocks on every core until there are enough marks.
  ///
  /// Blocks before the one that adds `name` to the tape are not read.
  public func marks(named name: Name?, limit: Int) throws(TapeError) -> [Mark] {
    let first = name.map(firstBlock(knowing:)) ?? 0
    guard first < blocks.count, limit > 0 else { return [] }
    var scan = MarkScan(reader: self, name: name, limit: limit)
    // A mark whose name is new is near; threads would cost more than they save.
    var marks = try scan.work(onBlock: first).get()
    guard marks.count < limit else { return marks }
    let crew = BlockCrew(scan, size: Cores.count)
    try crew.run(.forward((first + 1)..<blocks.count)) { (_, outcome) throws(TapeError) in
      marks += try outcome.get().prefix(limit - marks.count)
      return marks.count < limit
    }
    return marks
  }

  fileprivate func eventBlock(_ place: Int) -> EventBlock {
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

/// Looks for marks in single blocks.
private struct MarkScan: BlockWorker {
  let reader: TapeReader
  let name: Name?
  let limit: Int
  private var events: [TimedEvent] = []

  init(reader: TapeReader, name: Name?, limit: Int) {
    self.reader = reader
    self.name = name
    self.limit = limit
  }

  mutating func work(onBlock index: Int) -> Result<[Mark], TapeError> {
    do throws(TapeError) {
      try reader.read(block: index, into: &events)
    } catch {
      return .failure(error)
    }
    return .success(reader.eventBlock(index).marks(in: events, named: name, limit: limit))
  }
}
