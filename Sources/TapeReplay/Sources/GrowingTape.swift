public import SessionModel
public import TapeFile

/// A tape with the events that were recorded since it was opened.
///
/// A value: what has been handed to a replayer does not change; a grown copy goes to another one.
/// Events that have come since are held in memory.
public struct GrowingTape: EventSource, Sendable {
  /// The spellings of the names in the events.
  public private(set) var names: NameTable
  /// Where the blocks lie: those of the tape, then the new ones.
  public private(set) var eventBlocks: [EventBlock]

  private let tape: TapeReader
  private let sealedCount: Int
  private var blocks: [(events: [TimedEvent], start: Session)] = []
  /// The session at the end.
  private var session: Session

  /// Events of a new block: few, so that a seek in them is quick, and adding to one copies little.
  private static let blockSize = 512

  /// The tape as it is; replays its last block.
  ///
  /// - Throws: what reading it throws.
  public init(_ tape: TapeReader) throws(TapeError) {
    self.tape = tape
    names = tape.names
    eventBlocks = tape.eventBlocks
    sealedCount = eventBlocks.count
    var end = Replayer(
      tape,
      through: SessionReducer(policies: tape.description.policies)
    )
    try end.seekToEnd()
    session = end.state
  }

  /// What the tape says about itself.
  public var description: TapeDescription { tape.description }

  /// Number of events.
  public var eventCount: Int { eventBlocks.last?.endEvent ?? 0 }

  /// The session before the first event, where the tape was cut from another one.
  public var startingSession: Session? { tape.startingSession }

  /// Adds `events`, whose names `names` spells: the tape's own names and others behind them.
  public mutating func append(_ events: [TimedEvent], names: NameTable) {
    self.names = names
    for timed in events {
      if blocks.isEmpty || (blocks[blocks.count - 1].events.count >= GrowingTape.blockSize) {
        blocks.append(([], session))
        let place = EventBlock(
          startEvent: eventCount,
          count: 0,
          firstTime: timed.time,
          lastTime: timed.time
        )
        eventBlocks.append(place)
      }
      blocks[blocks.count - 1].events.append(timed)
      let last = eventBlocks.count - 1
      eventBlocks[last].count += 1
      eventBlocks[last].lastTime = max(eventBlocks[last].lastTime, timed.time)
      var facts = NoFacts()
      session.apply(timed.event, at: timed.time, telling: &facts)
    }
  }

  /// Replaces the contents of `events` by the events of block `index`.
  public func readEvents(ofBlock index: Int, into events: inout [TimedEvent]) throws(TapeError) {
    guard index >= sealedCount else { return try tape.readEvents(ofBlock: index, into: &events) }
    events.removeAll(keepingCapacity: true)
    events += blocks[index - sealedCount].events
  }

  /// The session before the first event of block `index`.
  public func keyframe(ofBlock index: Int) throws(TapeError) -> Session? {
    guard index >= sealedCount else { return try tape.keyframe(ofBlock: index) }
    return blocks[index - sealedCount].start
  }
}
