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
  /// Where the blocks lie, in tape order.
  var eventBlocks: [EventBlock] { get }

  /// Replaces the contents of `events` by the events of block `index`.
  ///
  /// The buffer is reused, so that reading block after block need not allocate. Fewer events than the
  /// block counts mean that the last ones were lost.
  func readEvents(ofBlock index: Int, into events: inout [TimedEvent]) throws(Failure)

  /// The session before the first event of block `index`, if it is stored and can be trusted.
  func keyframe(ofBlock index: Int) throws(Failure) -> Session?

  /// Every mark, in tape order; by default found by reading all blocks.
  func marks() throws(Failure) -> [Mark]
}

extension EventSource {
  /// Knows no keyframes.
  public func keyframe(ofBlock index: Int) throws(Failure) -> Session? { nil }

  /// Reads all blocks and collects the marks; O(events).
  public func marks() throws(Failure) -> [Mark] {
    var marks: [Mark] = []
    var events: [TimedEvent] = []
    for (index, block) in eventBlocks.enumerated() {
      try readEvents(ofBlock: index, into: &events)
      for (offset, timed) in events.enumerated() {
        guard case .mark(let name) = timed.event else { continue }
        marks.append(Mark(name, event: block.startEvent + offset + 1))
      }
    }
    return marks
  }
}
