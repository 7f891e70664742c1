import SessionModel

/// What was decided about recognizers and transitions up to a moment, as the reducer told it.
struct Verdicts: FactSink, Sendable {
  /// Something that was decided, and when.
  struct Entry<Value: Sendable>: Sendable {
    let value: Value
    let time: Time
  }

  /// Why each recognizer has its gesture, waits for it or is out of the running.
  private(set) var arbitrations: [Name: Entry<Arbitration>] = [:]
  /// How transitions were told to end.
  private(set) var decisions: [TransitionID: Entry<Decision>] = [:]
  /// Why transitions were refused.
  private(set) var refusals: [TransitionID: Entry<Refusal>] = [:]

  mutating func receive(_ fact: Fact, at time: Time) {
    switch fact {
    case .arbitrated(let arbitration):
      arbitrations[arbitration.recognizer] = Entry(value: arbitration, time: time)
    case .recognized(let report) where report.state == .possible:
      arbitrations[report.recognizer] = nil
    case .decided(let id, let decision):
      decisions[id] = Entry(value: decision, time: time)
    case .interactionChanged(let id, isInteractive: true, _):
      // Caught again: what was decided no longer holds.
      decisions[id] = nil
    case .refused(let id, let refusal):
      refusals[id] = Entry(value: refusal, time: time)
    case .completed(let id, _):
      decisions[id] = nil
      refusals[id] = nil
    default: break
    }
  }
}
