public import SessionModel
public import TapeReplay

/// The place where two sessions part: the first event after which what they show differs.
public struct Parting: Equatable, Sendable {
  /// What differs beside the clock, at least one thing.
  public var changes: [StateChange]
  /// The number of the event.
  public var event: Int
  /// The time of the first session then.
  public var time: Time

  /// What differs between `before` and `after`, which only seems to be so where this is nil.
  init?(_ before: Session, _ after: Session, _ names: (NameTable, NameTable), at place: Position) {
    guard before.showsOther(than: after) else { return nil }
    let left = StateTree(of: before, names: names.0, event: place.event)
    let right = StateTree(of: after, names: names.1, event: place.event)
    let changes = StateDifference.changes(from: left, to: right).filter { change in
      !["event", "time", "digest", "nextDeadline"].contains(change.path)
    }
    guard !changes.isEmpty else { return nil }
    self.changes = changes
    event = place.event
    time = place.time
  }
}
