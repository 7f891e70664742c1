import SessionModel

/// A session that stops after every event and at every deadline, so that laws can be asked.
struct WatchedSession {
  /// What has just happened.
  struct Step {
    /// The session before it.
    let before: Session
    /// The session after it.
    let after: Session
    /// What the reducer told.
    let facts: [Fact]
    /// The event; nil if only time has passed.
    let event: Event?
  }

  private(set) var session = Session()

  /// Replays `events`, and once more for as long as anything moves, and shows each step.
  mutating func replay(_ events: [TimedEvent], _ judge: (Step) throws -> Void) rethrows {
    for timed in events {
      try pass(to: timed.time, judge)
      try step(timed.event, judge) { $0.apply(timed.event, at: timed.time, telling: &$1) }
    }
    try pass(to: session.now + Interval(seconds: 100), judge)
  }

  private mutating func pass(to time: Time, _ judge: (Step) throws -> Void) rethrows {
    while session.mayAct(by: time), let due = session.nextDeadlineTime, due <= time {
      try step(nil, judge) { $0.advance(to: due, telling: &$1) }
    }
  }

  private mutating func step(
    _ event: Event?,
    _ judge: (Step) throws -> Void,
    _ work: (inout Session, inout SessionProbe) -> Void
  ) rethrows {
    let before = session
    var probe = SessionProbe()
    work(&session, &probe)
    let facts = probe.facts.map(\.fact)
    try judge(Step(before: before, after: session, facts: facts, event: event))
  }
}
