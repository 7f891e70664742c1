extension Session {
  /// Something that happens by itself at a known time.
  enum Deadline {
    case commit(transition: Int)
    case end(transition: Int)
    case recognizer(Int)
    case animator(Int)
  }

  /// Takes note that something happens by itself at `time`.
  mutating func expectDeadline(at time: Time) {
    shortcuts.deadlineBound = min(shortcuts.deadlineBound, time)
  }

  /// Fires every deadline up to and including `time`, each at its own, the earliest first.
  mutating func fireDeadlines(upTo time: Time, telling sink: inout some FactSink) {
    while shortcuts.deadlineBound <= time {
      let next = earliestDeadline
      shortcuts.deadlineBound = next.time
      guard let deadline = next.deadline, next.time <= time else { return }
      fire(deadline, at: next.time, telling: &sink)
    }
  }

  private mutating func fire(
    _ deadline: Deadline,
    at time: Time,
    telling sink: inout some FactSink
  ) {
    // A commit is due when time passes the call, one microsecond later, but belongs to the call.
    let isCommit = if case .commit = deadline { true } else { false }
    now = max(now, isCommit ? time + Interval(microseconds: -1) : time)
    switch deadline {
    case .commit(let index): commit(transitionAt: index, telling: &sink)
    case .end(let index): end(transitionAt: index, telling: &sink)
    case .recognizer(let index): fireDeadline(ofRecognizerAt: index, telling: &sink)
    case .animator(let index): fireDeadline(ofAnimatorAt: index, telling: &sink)
    }
  }

  /// Of everything alive, what happens next by itself.
  private var earliestDeadline: EarliestDeadline {
    var earliest = EarliestDeadline()
    for index in transitions.indices {
      let serial = transitions[index].serial
      earliest.consider(transitions[index].commitDue, serial, .commit(transition: index))
      earliest.consider(transitions[index].ends, serial, .end(transition: index))
    }
    for index in recognizers.indices {
      earliest.consider(
        recognizers[index].deadline,
        recognizers[index].serial,
        .recognizer(index)
      )
    }
    for index in animators.indices {
      earliest.consider(animators[index].deadline, animators[index].serial, .animator(index))
    }
    return earliest
  }

  /// Whether something may happen by itself up to and including `time`; false is certain.
  public func mayAct(by time: Time) -> Bool {
    shortcuts.deadlineBound <= time
  }

  /// When something will next happen by itself; nil if nothing moves and nothing waits.
  ///
  /// - Complexity: O(transitions + recognizers + animators).
  public var nextDeadlineTime: Time? {
    guard shortcuts.deadlineBound != .never else { return nil }
    let time = earliestDeadline.time
    return time == .never ? nil : time
  }

  /// Lets time pass until nothing moves and nothing waits, over at most `limit` deadlines.
  ///
  /// Whether that rest was reached; a session whose deadlines breed new ones without end never rests.
  public mutating func advanceToRest(
    limit: Int = 100_000,
    telling sink: inout some FactSink
  ) -> Bool {
    for _ in 0..<limit {
      guard let next = nextDeadlineTime else { return true }
      advance(to: next, telling: &sink)
    }
    return nextDeadlineTime == nil
  }

  /// The next number in the order of creation.
  mutating func nextSerial() -> UInt64 {
    serial &+= 1
    return serial
  }
}
