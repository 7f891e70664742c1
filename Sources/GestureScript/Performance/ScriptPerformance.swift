internal import SessionModel

/// Performs the lines of a script one after the other.
///
/// The clock starts at zero. An absolute time sets it, `+d` moves it on, a line without a time
/// happens where it stands. A gesture, `wait` and `settle` move it to their end.
///
/// Plain lines stay in the order in which they are written, whatever their times. The touches of
/// gestures are merged between them by time: those up to and at a line's time come before it, later
/// ones after it. So an absolute time inside an earlier gesture puts a line, an expectation or
/// another gesture in its middle.
struct ScriptPerformance {
  private let script: Script
  private var names: NameTable
  private var clock = Time.zero
  private var events: [TimedEvent] = []
  private var pending = PendingEvents()
  private var expectations: [PlacedExpectation] = []
  private var fingers = FingerUse()
  /// Events that gestures and monkeys have made so far.
  private var synthesizedCount = 0
  private let eventLimit: Int
  private var noise: SynthesisNoise
  private var rate = SynthesisLimits.defaultRate
  /// The session after the first `appliedCount` events; only brought up to date when asked for.
  private var session: Session
  private var appliedCount = 0

  /// A performance in which gestures and monkeys make at most `eventLimit` events.
  init(_ script: Script, eventLimit: Int) {
    self.script = script
    self.eventLimit = eventLimit
    names = script.names
    noise = SynthesisNoise(seed: script.description.seed ?? 0)
    session = Session(policies: script.description.policies)
  }

  /// The events and the placed expectations of all lines.
  mutating func perform() throws(ScriptError) -> PerformedScript {
    for statement in script.statements {
      advanceClock(by: statement)
      try checkClock(at: statement)
      try perform(statement)
      try checkClock(at: statement)
    }
    pending.take(through: .never, to: &events)
    placeAtEnd()
    return PerformedScript(
      description: script.description,
      names: names,
      events: events,
      expectations: expectations
    )
  }

  private mutating func advanceClock(by statement: Statement) {
    switch statement.clock {
    case .absolute(let time): clock = time
    case .relative(let span): clock = clock + span
    case nil: break
    }
  }

  /// Times are added up, and a sum may pass what can be told apart from "never".
  private func checkClock(at statement: Statement) throws(ScriptError) {
    guard clock <= .last else {
      throw script.error(
        "this is later than any moment",
        expected: "times up to \(SecondsText.last) s",
        at: statement
      )
    }
  }

  private mutating func perform(_ statement: Statement) throws(ScriptError) {
    switch statement.content {
    case .event(let event): record(event)
    case .gesture(let gesture): try perform(gesture, at: statement)
    case .monkey(let monkey): try perform(monkey, at: statement)
    case .wait(let span): clock = clock + span
    case .settle: try settle(at: statement)
    case .expectation(let expectation): place(expectation)
    }
  }

  private mutating func record(_ event: Event) {
    pending.take(through: clock, to: &events)
    let timed = TimedEvent(clock, event)
    events.append(timed)
    fingers.note(timed)
    guard case .setup(.surroundings(let surroundings)) = event,
      surroundings.window == nil || surroundings.window == .firstWindow
    else { return }
    rate = surroundings.rate ?? rate
  }

  private mutating func perform(
    _ gesture: SynthesizedGesture,
    at statement: Statement
  ) throws(ScriptError) {
    let (touches, end) = gesture.touches(
      startingAt: clock,
      rate: rate,
      firstFreeID: fingers.firstFree(at: clock),
      noise: &noise
    )
    try count(touches, at: statement)
    fingers.note(touches, until: end)
    pending.insert(touches)
    clock = end
  }

  private mutating func perform(
    _ monkey: Monkey,
    at statement: Statement
  ) throws(ScriptError) {
    pending.take(through: clock, to: &events)
    catchUp()
    let (deeds, end) = monkey.events(
      after: session,
      names: &names,
      startingAt: clock,
      rate: rate
    )
    try count(deeds, at: statement)
    fingers.note(deeds, until: end)
    pending.insert(deeds)
    clock = end
  }

  /// A short line can ask for half a million touches, so a short script could fill any memory.
  private mutating func count(
    _ made: [TimedEvent],
    at statement: Statement
  ) throws(ScriptError) {
    synthesizedCount += made.count
    guard synthesizedCount <= eventLimit else {
      throw script.error(
        "up to here gestures and monkeys make \(synthesizedCount) events",
        expected: "at most \(eventLimit) in one script",
        at: statement
      )
    }
  }

  private mutating func settle(at statement: Statement) throws(ScriptError) {
    clock = max(clock, pending.end ?? clock)
    pending.take(through: clock, to: &events)
    catchUp()
    var sink = NoFacts()
    session.advance(to: clock, telling: &sink)
    guard session.advanceToRest(telling: &sink) else {
      throw script.error("this never comes to rest", at: statement)
    }
    clock = max(clock, session.now)
  }

  /// Applies the events that the session has not seen.
  private mutating func catchUp() {
    var sink = NoFacts()
    for event in events[appliedCount...] {
      session.apply(event.event, at: event.time, telling: &sink)
    }
    appliedCount = events.count
  }

  private mutating func place(_ expectation: ScriptExpectation) {
    pending.take(through: clock, to: &events)
    expectations.append(
      PlacedExpectation(expectation, eventCount: events.count, time: clock)
    )
  }

  /// Expectations about the end stand after everything.
  private mutating func placeAtEnd() {
    let end = events.reduce(Time.zero) { max($0, $1.time) }
    for place in expectations.indices where expectations[place].expectation.isAtEnd {
      expectations[place].eventCount = events.count
      expectations[place].time = end
    }
  }
}

extension Script {
  /// Performs the script: expands gestures, runs the clock, places expectations.
  ///
  /// Deterministic: the same script gives the same events everywhere. Throws where `settle` waits
  /// for a session that never comes to rest, and where gestures and monkeys have made more than
  /// `eventLimit` events.
  public func perform(
    eventLimit: Int = SynthesisLimits.mostScriptEvents
  ) throws(ScriptError) -> PerformedScript {
    var performance = ScriptPerformance(self, eventLimit: eventLimit)
    return try performance.perform()
  }
}
