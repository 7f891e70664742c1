import SessionModel

/// Remembers what the reducer tells until the rules have heard it, and passes it on.
struct HeardFacts<Sink: FactSink>: FactSink {
  var list: FactList
  var next: Sink

  mutating func receive(_ fact: Fact, at time: Time) {
    switch fact {
    case .recognized, .completed, .committed, .decided, .fault, .callback, .navigated, .refused:
      list.facts.append((fact, time))
    case .requested, .queued, .dropped, .animatorCompleted, .interactionChanged, .replaced,
      .dismissal, .arbitrated:
      break
    }
    next.receive(fact, at: time)
  }
}

/// Facts that the rules have not heard.
struct FactList {
  var facts: [(fact: Fact, time: Time)] = []
}
