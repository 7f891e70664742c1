import SessionModel

/// What was decided about recognizers and transitions up to a moment, as the reducer told it.
struct Verdicts: FactSink, Sendable {
  /// Something that was decided, and after which event.
  struct Entry<Value: Sendable>: Sendable {
    let value: Value
    let event: Int
  }

  /// Number of the event that is being applied.
  var event = 0

  /// Why each recognizer has its gesture, waits for it or is out of the running.
  private(set) var arbitrations: [Name: Entry<Arbitration>] = [:]
  /// How transitions were told to end.
  private(set) var decisions: [TransitionID: Entry<Decision>] = [:]
  /// Why transitions were refused.
  private(set) var refusals: [TransitionID: Entry<Refusal>] = [:]

  mutating func receive(_ fact: Fact, at time: Time) {
    switch fact {
    case .arbitrated(let arbitration):
      arbitrations[arbitration.recognizer] = Entry(value: arbitration, event: event)
    case .recognized(let report) where report.state == .possible:
      arbitrations[report.recognizer] = nil
    case .decided(let id, let decision):
      decisions[id] = Entry(value: decision, event: event)
    case .interactionChanged(let id, isInteractive: true, _):
      // Caught again: what was decided no longer holds.
      decisions[id] = nil
    case .refused(let id, let refusal):
      refusals[id] = Entry(value: refusal, event: event)
    case .completed(let id, _):
      decisions[id] = nil
      refusals[id] = nil
    default: break
    }
  }

  /// Forgets what was decided up to an event.
  mutating func forget(through event: Int) {
    arbitrations = arbitrations.filter { $0.value.event > event }
    decisions = decisions.filter { $0.value.event > event }
    refusals = refusals.filter { $0.value.event > event }
  }
}
