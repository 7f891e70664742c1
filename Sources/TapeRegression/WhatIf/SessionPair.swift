import SessionModel
import TapeReplay

/// A session and what it would be.
struct SessionPair {
  private var present: OutcomeRecorder
  private var future: OutcomeRecorder
  /// The policies that are still to take over.
  private var turn: Policies?
  private var search = PartingSearch()

  /// Where what both show differs first.
  var parting: Parting? { search.found }

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

  /// Whether both part at event `number`, which was the last one that happened.
  mutating func part(at number: Int) -> Bool {
    search.look(present, future, step: number, event: number)
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
