import SessionModel

/// Gathers the facts of one step of a replay.
struct OutlineFacts: FactSink {
  private(set) var facts: [(time: Time, fact: Fact)] = []

  /// Forgets the step before.
  mutating func removeAll() {
    facts.removeAll(keepingCapacity: true)
  }

  mutating func receive(_ fact: Fact, at time: Time) {
    switch fact {
    // A screen that is told something is no news beside the transition that makes it so.
    case .callback: break
    case .arbitrated(let arbitration) where !arbitration.isOutlined: break
    default: facts.append((time, fact))
    }
  }
}
