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
  public private(set) var parting: Parting?
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
        guard parting == nil, let found = pair.parting(after: number) else { continue }
        parting = found
        partingEvent = timed
      }
    }
    differences = pair.finish(through: source.eventCount)
    declared = pair.declared
  }
}

/// A session and what it would be.
private struct SessionPair {
  private var present: OutcomeRecorder
  private var future: OutcomeRecorder
  /// The policies that are still to take over.
  private var turn: Policies?
  /// Events that are let pass before states are compared again where they differ in nothing that
  /// shows: comparing costs more than replaying.
  private var patience = 0
  private var nextLook = 0

  private static let mostPatience = 16

  init(_ source: some EventSource, _ changes: TapeChanges) {
    let policies = source.description.policies
    let start = source.startingSession ?? Session(policies: policies)
    let names = changes.names ?? source.names
    present = OutcomeRecorder(start, names: source.names)
    var other = changes.redeclared(start)
    if let wanted = changes.policies {
      if changes.firstEvent > 1 { turn = wanted } else { other = other.deciding(by: wanted) }
    }
    future = OutcomeRecorder(other, names: names)
  }

  /// Takes in an event of the tape; false if it is dropped.
  mutating func apply(_ timed: TimedEvent, number: Int, _ changes: TapeChanges) -> Bool {
    present.passOver(through: number - 1)
    present.apply(timed)
    guard let changed = changes.changed(timed, number: number) else { return false }
    if let turn, number >= changes.firstEvent {
      future.decide(by: turn, from: min(changed.time, .last))
      self.turn = nil
    }
    future.passOver(through: number - 1)
    future.apply(changed)
    return true
  }

  /// Where both part, if what they show differs after event `number`.
  mutating func parting(after number: Int) -> Parting? {
    guard number >= nextLook, present.session.showsOther(than: future.session) else { return nil }
    let place = Position(event: number, time: present.session.now)
    let names = (present.names, future.names)
    if let found = Parting(present.session, future.session, names, at: place) { return found }
    patience = min(patience + 1, Self.mostPatience)
    nextLook = number + patience
    return nil
  }

  mutating func finish(through count: Int) -> [OutcomeDifference] {
    present.passOver(through: count)
    future.passOver(through: count)
    return OutcomeComparison.differences(present.finish(), future.finish())
  }

  var declared: [Name] {
    present.session.recognizers.filter { $0.declaration != nil }.map(\.name)
  }
}
