import SessionModel

/// Gathers the facts of one event that outcomes are made of.
struct OutcomeFacts: FactSink {
  private(set) var facts: [(time: Time, fact: Fact)] = []

  mutating func removeAll() {
    facts.removeAll(keepingCapacity: true)
  }

  mutating func receive(_ fact: Fact, at time: Time) {
    switch fact {
    case .requested, .committed, .decided, .completed, .refused, .replaced, .navigated,
      .recognized, .arbitrated:
      facts.append((time, fact))
    case .queued, .dropped, .interactionChanged, .dismissal, .callback, .animatorCompleted,
      .fault:
      break
    }
  }
}
