import SessionModel

/// Remembers the facts that expectations ask for.
struct ExpectationFacts: FactSink {
  /// Every derived callback so far.
  private(set) var callbacks: [AppearanceCallback] = []
  /// The faults since the last event was about to happen.
  private(set) var faults: [Fault] = []

  /// Forgets the faults of earlier events.
  mutating func startEvent() {
    faults.removeAll(keepingCapacity: true)
  }

  mutating func receive(_ fact: Fact, at time: Time) {
    switch fact {
    case .callback(let callback): callbacks.append(callback)
    case .fault(let fault, _): faults.append(fault)
    default: break
    }
  }
}
