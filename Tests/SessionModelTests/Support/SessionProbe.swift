import SessionModel

/// A sink that keeps every fact and when it held.
struct SessionProbe: FactSink {
  private(set) var facts: [(time: Time, fact: Fact)] = []

  mutating func receive(_ fact: Fact, at time: Time) {
    facts.append((time, fact))
  }

  var callbacks: [AppearanceCallback] {
    facts.compactMap { if case .callback(let callback) = $0.fact { callback } else { nil } }
  }

  var decisions: [(id: TransitionID, decision: Decision)] {
    facts.compactMap {
      if case .decided(let id, let decision) = $0.fact { (id, decision) } else { nil }
    }
  }

  var navigated: [Name] {
    facts.compactMap { if case .navigated(let container) = $0.fact { container } else { nil } }
  }

  var faults: [Fault] {
    facts.compactMap { if case .fault(let fault, _) = $0.fact { fault } else { nil } }
  }

  var completions: [(time: Time, id: TransitionID, finished: Bool)] {
    facts.compactMap {
      if case .completed(let id, let finished) = $0.fact { ($0.time, id, finished) } else { nil }
    }
  }

  /// The states that driven recognizers went through, in order.
  var reports: [GestureReport] {
    facts.compactMap { if case .recognized(let report) = $0.fact { report } else { nil } }
  }

  /// The states of one recognizer, without the resets between two gestures.
  func states(of recognizer: Name) -> [GestureState] {
    reports.filter { $0.recognizer == recognizer && $0.state != .possible }.map(\.state)
  }
}
