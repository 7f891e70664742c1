public import SessionModel

/// Where a replayer reads events: a tape, or an array in memory, cut into blocks.
///
/// Events are numbered from 1 in tape order; blocks from 0. Every event lies in exactly one block and
/// no block is empty. Events that cannot be read any more keep their numbers.
public protocol EventSource {
  /// Why a block cannot be read; `Never` for events in memory.
  associatedtype Failure: Error

  /// What the tape says about itself.
  var description: TapeDescription { get }
  /// The spellings of the names in the events.
  var names: NameTable { get }
  /// Number of events.
  var eventCount: Int { get }
  /// The session before the first event, where the events begin in the midst of one; else nil.
  var startingSession: Session? { get }
  /// Where the blocks lie, in tape order.
  var eventBlocks: [EventBlock] { get }

  /// Replaces the contents of `events` by the events of block `index`.
  ///
  /// The buffer is reused, so that reading block after block need not allocate. Fewer events than the
  /// block counts mean that the last ones were lost.
  func readEvents(ofBlock index: Int, into events: inout [TimedEvent]) throws(Failure)

  /// The session before the first event of block `index`, if it is stored and can be trusted.
  func keyframe(ofBlock index: Int) throws(Failure) -> Session?

  /// Both at once: replaces the contents of `events` and returns the keyframe.
  ///
  /// Worth implementing where reading twice costs twice.
  func readReplayable(
    block index: Int,
    into events: inout [TimedEvent]
  ) throws(Failure) -> Session?

  /// The policies that decide from the first event of block `index` on; nil is as before.
  ///
  /// Never of block 0, where the description says it.
  func policies(fromBlock index: Int) -> Policies?

  /// The first `limit` marks, in tape order; only those called `name`, unless it is nil.
  func marks(named name: Name?, limit: Int) throws(Failure) -> [Mark]
}

extension EventSource {
  /// The events begin with the session.
  public var startingSession: Session? { nil }

  /// Decides by the same policies from start to end.
  public func policies(fromBlock index: Int) -> Policies? { nil }

  /// Knows no keyframes.
  public func keyframe(ofBlock index: Int) throws(Failure) -> Session? { nil }

  /// Reads the events, then the keyframe.
  public func readReplayable(
    block index: Int,
    into events: inout [TimedEvent]
  ) throws(Failure) -> Session? {
    try readEvents(ofBlock: index, into: &events)
    return try keyframe(ofBlock: index)
  }

  /// Reads blocks until there are enough marks; O(events).
  public func marks(named name: Name?, limit: Int) throws(Failure) -> [Mark] {
    var marks: [Mark] = []
    var events: [TimedEvent] = []
    for (index, block) in eventBlocks.enumerated() where marks.count < limit {
      try readEvents(ofBlock: index, into: &events)
      marks += block.marks(in: events, named: name, limit: limit - marks.count)
    }
    return marks
  }

  /// Every mark, in tape order; memory for each.
  public func marks() throws(Failure) -> [Mark] {
    try marks(named: nil, limit: .max)
  }
}

extension EventBlock {
  /// The first `limit` marks among the block's `events`; only those called `name`, unless it is nil.
  func marks(in events: [TimedEvent], named name: Name?, limit: Int) -> [Mark] {
    var marks: [Mark] = []
    for (offset, timed) in events.enumerated() {
      guard case .mark(let found) = timed.event, name == nil || found == name else { continue }
      guard marks.count < limit else { break }
      marks.append(Mark(found, event: startEvent + offset + 1))
    }
    return marks
  }
}
