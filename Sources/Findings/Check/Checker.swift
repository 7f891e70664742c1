public import SessionModel

/// Says which rules a log breaks, in one pass beside the reducer.
///
///     var checker = Checker()
///     for event in events { checker.apply(event.event, at: event.time, to: &session, telling: &sink) }
///     checker.finish(&session, telling: &sink)
///     for finding in checker.findings { print(finding.message.text(in: names)) }
///
/// Memory grows with what is alive at once and with what is found, not with the log.
public struct Checker: Sendable {
  /// Number of events taken in, or known to be lost.
  public private(set) var eventCount = 0

  private var hasStarted = false
  private var scene: Scene
  private var rules = RuleSet()
  private var report = FindingReport()
  /// Facts that the rules have not heard, nor the sink.
  private var told = FactLog()

  /// A checker that draws its lines at `thresholds`.
  public init(thresholds: Thresholds = Thresholds()) {
    scene = Scene(thresholds: thresholds)
  }

  /// What was found so far, by event, then by rule.
  ///
  /// A rule about something missing may still report an earlier event. O(n log n) for n findings.
  public var findings: [Finding] {
    report.findings.enumerated().sorted { left, right in
      if Finding.precedes(left.element, right.element) { return true }
      return !Finding.precedes(right.element, left.element) && left.offset < right.offset
    }.map(\.element)
  }

  /// How many findings there are so far.
  public var findingCount: Int {
    report.findings.count
  }

  /// The findings that came after the first `count` ones, in the order in which they were found.
  public func findings(after count: Int) -> ArraySlice<Finding> {
    report.findings.dropFirst(count)
  }

  /// The moment at which it finds something though nothing happens, at the earliest; `never` if it
  /// waits for nothing.
  public var nextAlarm: Time {
    report.alarm
  }

  /// Takes in the next event, and has `session` take it in.
  ///
  /// The session must be the one that the checker has accompanied from its start.
  @specialized(where Sink == NoFacts)
  public mutating func apply<Sink: FactSink>(
    _ event: Event,
    at time: Time,
    to session: inout Session,
    telling sink: inout Sink
  ) {
    if !hasStarted { start(session) }
    if time >= session.now { pass(to: time, &session, telling: &sink) }
    eventCount += 1
    report.place = Place(event: eventCount, time: session.now)
    report.claimed = time
    // Nine of ten events of a log of touches are moves, which one family judges. To ask all of them,
    // and to copy the session each time in order to hand it to them, took a quarter of a check.
    if case .touch(let touch) = event, touch.phase == .move {
      rules.touch.judge(touch, scene, &report)
      session.apply(event, at: time, telling: &told)
      scene.move(touch, at: report.place)
    } else {
      if case .transition(let transition) = event { scene.learn(transition) }
      rules.before(event, scene, session, &report)
      session.apply(event, at: time, telling: &told)
      scene.take(event, session, at: report.place)
      rules.after(event, scene, session, &report)
    }
    hear(&session, telling: &sink)
    if report.hasGap, let newcomer = event.newcomer { report.renew(newcomer) }
    if case .lost = event { lose(session) }
  }

  /// Takes in what is under way if the log begins in the midst: cut from a longer one.
  private mutating func start(_ session: Session) {
    hasStarted = true
    guard session.now > .zero else { return }
    let place = Place(event: 1, time: session.now)
    scene.adopt(session, at: place)
    rules.state.busy.adopt(session, at: place)
    rules.state.appearance.startInTheMidst()
  }

  /// Takes in that nobody knows what became of what is under way.
  private mutating func lose(_ session: Session) {
    report.lose(scene.underWay)
    rules.state.appearance.startInTheMidst()
  }

  /// Takes in that the events up to number `count` are lost, so far as they have not been taken in:
  /// those that follow keep their numbers.
  public mutating func passOverLost(through count: Int) {
    eventCount = max(eventCount, count)
  }

  /// Lets time pass up to and including `time`, for `session` too.
  public mutating func advance(
    _ session: inout Session,
    to time: Time,
    telling sink: inout some FactSink
  ) {
    if !hasStarted { start(session) }
    pass(to: time, &session, telling: &sink)
  }

  /// Takes in that the log is over.
  public mutating func finish(_ session: inout Session, telling sink: inout some FactSink) {
    report.place = Place(event: eventCount, time: session.now)
    rules.end(scene, session, &report)
  }

  /// Lets time pass up to and including `time`, stopping where a deadline or an alarm is due.
  private mutating func pass(
    to time: Time,
    _ session: inout Session,
    telling sink: inout some FactSink
  ) {
    if report.alarm <= time || session.mayAct(by: time) {
      stop(upTo: time, &session, telling: &sink)
    }
    if session.now < time { session.advance(to: time, telling: &told) }
  }

  /// Stops at every deadline and alarm up to and including `time`.
  private mutating func stop(
    upTo time: Time,
    _ session: inout Session,
    telling sink: inout some FactSink
  ) {
    while report.alarm <= time || session.mayAct(by: time) {
      let deadline = session.nextDeadlineTime ?? .never
      let next = min(deadline, report.alarm)
      // An event may claim the moment that never comes; nothing is due then.
      guard next <= time, next != .never else { break }
      session.advance(to: next, telling: &told)
      report.place = Place(event: eventCount, time: session.now)
      hear(&session, telling: &sink)
      if report.alarm <= next {
        report.clearAlarm()
        rules.elapse(scene, session, &report)
      }
    }
  }

  /// Passes on what the reducer told, and has the rules judge it.
  ///
  /// The session stays as it is; handed over like this, it is not copied.
  private mutating func hear(_ session: inout Session, telling sink: inout some FactSink) {
    guard !told.facts.isEmpty else { return }
    let place = report.place
    for index in told.facts.indices {
      let time = told.facts[index].time
      sink.receive(told.facts[index].fact, at: time)
      report.place.time = time
      if told.facts[index].fact.isJudged {
        rules.hear(told.facts[index].fact, scene, session, &report)
      }
      if case .recognized(let gesture) = told.facts[index].fact {
        scene.take(gesture, isReported: false, at: report.place)
      }
    }
    told.removeAll()
    report.place = place
  }
}

extension Fact {
  /// Whether some rule judges it; that a gesture goes on, the most frequent of all, none does.
  fileprivate var isJudged: Bool {
    switch self {
    case .recognized(let gesture): gesture.state != .changed
    case .completed, .committed, .decided, .fault, .callback, .navigated, .refused, .queued,
      .dropped:
      true
    case .requested, .animatorCompleted, .interactionChanged, .replaced, .dismissal,
      .arbitrated:
      false
    }
  }
}
