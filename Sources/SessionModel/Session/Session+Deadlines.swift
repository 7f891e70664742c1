extension Session {
  /// Something that happens by itself at a known time.
  enum Deadline {
    case commit(transition: Int)
    case end(transition: Int)
    case recognizer(Int)
    case animator(Int)
  }

  /// Finds the earliest deadline again; to be called whenever one may have changed.
  mutating func refreshDeadline() {
    nextDeadline = earliestDeadline()?.time ?? .never
  }

  /// Fires the earliest deadline at its own time.
  mutating func fireNextDeadline(telling sink: inout some FactSink) {
    guard let (time, deadline) = earliestDeadline() else {
      nextDeadline = .never
      return
    }
    switch deadline {
    case .commit(let index):
      // A commit is due when time passes the call, one microsecond later, but belongs to the call.
      let moment = time + Interval(microseconds: -1)
      if now < moment { now = moment }
      commit(transitionAt: index, telling: &sink)
    case .end(let index):
      if now < time { now = time }
      end(transitionAt: index, telling: &sink)
    case .recognizer(let index):
      if now < time { now = time }
      fireDeadline(ofRecognizerAt: index, telling: &sink)
    case .animator(let index):
      if now < time { now = time }
      fireDeadline(ofAnimatorAt: index, telling: &sink)
    }
    refreshDeadline()
  }

  private func earliestDeadline() -> (time: Time, deadline: Deadline)? {
    var best: (time: Time, serial: UInt64, deadline: Deadline)?
    func consider(_ time: Time, _ serial: UInt64, _ deadline: Deadline) {
      guard time != .never else { return }
      if let known = best, (known.time, known.serial) <= (time, serial) { return }
      best = (time, serial, deadline)
    }
    for index in transitions.indices {
      let transition = transitions[index]
      consider(transition.commitDue, transition.serial, .commit(transition: index))
      consider(transition.ends, transition.serial, .end(transition: index))
    }
    for index in recognizers.indices {
      consider(recognizers[index].deadline, recognizers[index].serial, .recognizer(index))
    }
    for index in animators.indices {
      consider(animators[index].deadline, animators[index].serial, .animator(index))
    }
    return best.map { ($0.time, $0.deadline) }
  }

  /// When something will next happen by itself; nil if nothing moves and nothing waits.
  public var nextDeadlineTime: Time? {
    nextDeadline == .never ? nil : nextDeadline
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
