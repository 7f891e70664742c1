public import SessionModel
public import TapeReplay

/// What a tape would have come to under changes.
///
///     var changes = TapeChanges()
///     changes.drops = EventSelection(numbers: [41...41])
///     let whatIf = try WhatIf(reader, changes)
///     whatIf.differences
///
/// Both sessions are replayed event by event, so that numbers are those of the tape throughout.
public struct WhatIf: Sendable {
  /// Where what both show differs first; nil where it never does.
  public let parting: Parting?
  /// The event there, as the tape has it.
  public private(set) var partingEvent: TimedEvent?
  /// Which outcomes differ, in order of time.
  public let differences: [OutcomeDifference]
  /// How many events were dropped.
  public private(set) var droppedCount = 0
  /// The recognizers that the tape declares, in order.
  public let declared: [Name]

  /// Replays `source` as it is and under `changes`, in one pass.
  ///
  /// - Throws: what reading a block throws.
  /// - Complexity: O(events); memory for one block beside the outcomes.
  public init<Source: EventSource>(
    _ source: Source,
    _ changes: TapeChanges
  ) throws(Source.Failure) {
    var pair = SessionPair(source, changes)
    var events: [TimedEvent] = []
    for (index, block) in source.eventBlocks.enumerated() {
      try source.readEvents(ofBlock: index, into: &events)
      for (offset, timed) in events.enumerated() {
        let number = block.startEvent + offset + 1
        if !pair.apply(timed, number: number, changes) { droppedCount += 1 }
        if pair.part(at: number) { partingEvent = timed }
      }
    }
    parting = pair.parting
    differences = pair.finish(through: source.eventCount)
    declared = pair.declared
  }
}
