import SessionModel

/// A session with animators, driven call by call, and the facts it told.
struct AnimatorStage: Equatable {
  static let id = Name(index: 100)

  var session: Session
  var facts = FactLog()

  init(
    _ curve: TimingCurve? = nil,
    duration: Double = 0.3,
    pausesOnCompletion: Bool? = nil,
    scrubsLinearly: Bool? = nil,
    policies: Policies = Policies()
  ) {
    session = Session(policies: policies)
    let creation = AnimatorReport.Creation(
      duration: Interval(seconds: duration),
      curve: curve,
      pausesOnCompletion: pausesOnCompletion,
      scrubsLinearly: scrubsLinearly
    )
    act(.create(creation))
  }

  /// One step of the animator, now or at `seconds`.
  mutating func act(_ step: AnimatorReport.Step, at seconds: Double? = nil) {
    let time = seconds.map { Time.zero + Interval(seconds: $0) } ?? session.now
    session.apply(.animator(AnimatorReport(Self.id, step)), at: time, telling: &facts)
  }

  mutating func advance(to seconds: Double) {
    session.advance(to: .zero + Interval(seconds: seconds), telling: &facts)
  }

  var animator: Animator? {
    session.animator(Self.id)
  }

  var fraction: Double {
    animator?.fraction(at: session.now) ?? .nan
  }

  var progress: Double {
    animator?.progress(at: session.now) ?? .nan
  }

  var remaining: Double {
    animator?.remaining(at: session.now) ?? .nan
  }

  /// The positions with which completions were called.
  var completions: [AnimatorReport.Position] {
    facts.list.compactMap { entry in
      if case .animatorCompleted(_, let position) = entry.fact { return position }
      return nil
    }
  }

  var faults: [Fault] {
    facts.list.compactMap { entry in
      if case .fault(let fault, _) = entry.fact { return fault }
      return nil
    }
  }
}

/// A sink that keeps everything.
struct FactLog: FactSink, Equatable {
  struct Entry: Equatable {
    var fact: Fact
    var time: Time
  }

  var list: [Entry] = []

  mutating func receive(_ fact: Fact, at time: Time) {
    list.append(Entry(fact: fact, time: time))
  }
}

/// Whether two numbers agree to a millionth.
func agree(_ left: Double, _ right: Double) -> Bool {
  abs(left - right) <= 1e-6
}
