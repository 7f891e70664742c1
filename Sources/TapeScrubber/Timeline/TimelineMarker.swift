import SessionModel

/// Follows a session and marks on a timeline what happens.
struct TimelineMarker {
  /// The session as far as it was followed.
  private(set) var session: Session
  private var lasting: TimelineBin.Signs
  private var sink = TimelineSink()

  init(_ session: Session) {
    self.session = session
    lasting = session.lastingSigns
  }

  /// Goes on from another session.
  mutating func restart(from session: Session) {
    self.session = session
    lasting = session.lastingSigns
  }

  /// Takes in the next event.
  mutating func add(_ timed: TimedEvent, to timeline: inout Timeline) {
    let (before, held) = (session.now, lasting)
    sink.clear()
    session.apply(timed.event, at: timed.time, telling: &sink)
    lasting = session.lastingSigns
    timeline.count(at: session.now)
    mark(held, from: before, on: &timeline)
    timeline.mark(lasting.union(timed.event.signs), at: session.now)
  }

  /// Lets time pass without an event, say to the end of what is shown.
  mutating func pass(to time: Time, on timeline: inout Timeline) {
    guard time > session.now else { return }
    let (before, held) = (session.now, lasting)
    sink.clear()
    session.advance(to: time, telling: &sink)
    lasting = session.lastingSigns
    mark(held, from: before, on: &timeline)
  }

  /// Marks what has lasted up to now, transitions that ended by themselves only to their end, and what
  /// the reducer told.
  private func mark(_ held: TimelineBin.Signs, from before: Time, on timeline: inout Timeline) {
    let passing = held.intersection([.moving, .interactive])
    timeline.mark(held.subtracting(passing), from: before, to: session.now)
    timeline.mark(passing, from: before, to: min(sink.lastEnd ?? session.now, session.now))
    for (time, sign) in sink.signs { timeline.mark(sign, at: time) }
  }
}

extension Session {
  /// What goes on until it ends.
  fileprivate var lastingSigns: TimelineBin.Signs {
    var signs: TimelineBin.Signs = []
    if !touches.isEmpty { signs.insert(.touched) }
    if touches.count > 1 { signs.insert(.several) }
    for place in transitions.indices where transitions[place].phase != .refused {
      signs.insert(.moving)
      if transitions[place].phase == .interactive { signs.insert(.interactive) }
    }
    for place in recognizers.indices where recognizers[place].state.isActive {
      signs.insert(.recognized)
    }
    if app != .active { signs.insert(app == .background ? .background : .inactive) }
    return signs
  }
}

extension Event {
  /// What the event itself shows.
  fileprivate var signs: TimelineBin.Signs {
    switch self {
    case .mark: .marked
    case .note: .noted
    case .gesture(let report) where report.state == .cancelled: .gestureCancelled
    default: []
    }
  }
}
