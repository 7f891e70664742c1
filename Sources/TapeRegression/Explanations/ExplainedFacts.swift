import SessionModel

/// Gathers the facts of one step that explain gestures.
struct ExplainedFacts: FactSink, Sendable {
  private(set) var facts: [(time: Time, fact: Fact)] = []

  /// Forgets the step before.
  mutating func removeAll() {
    facts.removeAll(keepingCapacity: true)
  }

  mutating func receive(_ fact: Fact, at time: Time) {
    switch fact {
    case .recognized(let report) where report.state == .changed || report.state == .possible: break
    case .callback, .navigated, .fault, .animatorCompleted, .dismissal, .interactionChanged: break
    case .arbitrated, .recognized, .requested, .queued, .dropped, .refused, .committed, .decided,
      .replaced, .completed:
      facts.append((time, fact))
    }
  }
}
