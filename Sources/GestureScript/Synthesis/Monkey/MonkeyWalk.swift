import SessionModel

/// A monkey on its way through a session.
struct MonkeyWalk {
  /// What it has done so far.
  private(set) var events: [TimedEvent] = []
  /// Its time, never before the last event.
  private(set) var clock: Time
  /// The session as it stands at the clock.
  private(set) var session: Session
  /// What its choices are drawn from.
  var noise: SynthesisNoise
  /// Whether the window's width and height have changed places.
  var isTurned = false
  /// Points the feed is scrolled.
  var offset = 0.0
  /// The place of the screen it will push next.
  var nextScreen = 0

  /// Whether it waits for rest before it acts.
  let isPolite: Bool
  /// The names it uses.
  let words: MonkeyWords
  /// Touch samples a second.
  let rate: Double
  private let deadline: Time

  /// A monkey that has not begun.
  init(
    of monkey: Monkey,
    after session: Session,
    words: MonkeyWords,
    startingAt start: Time,
    rate: Double
  ) {
    self.session = session
    self.words = words
    self.rate = SynthesisLimits.clamp(
      rate,
      to: SynthesisLimits.rates,
      nan: SynthesisLimits.defaultRate
    )
    isPolite = monkey.isPolite
    noise = SynthesisNoise(seed: monkey.seed)
    clock = max(start, session.now)
    deadline = clock + SynthesisLimits.clamp(monkey.duration)
  }

  /// Goes on until its time is over, and leaves things in order.
  mutating func run() {
    while clock < deadline, events.count < SynthesisLimits.mostEvents {
      act()
      pause()
    }
    if isPolite { _ = waitForRest() }
    if isTurned { turnWindow() }
  }

  private mutating func act() {
    if isPolite, !waitForRest() {
      changeSideState()
      return
    }
    if shrinkStack() { return }
    if isBusy, noise.chance(MonkeyWalk.provokingShare) {
      perform(noise.chance(0.5) ? .call : .backSwipe)
    } else if noise.chance(MonkeyWalk.aimedShare), let aimed = aimedAction() {
      perform(aimed)
    } else {
      perform(MonkeyAction.urn[noise.index(below: MonkeyAction.urn.count)])
    }
  }

  /// How many of its actions are meant for a declared recognizer, if there is one.
  private static let aimedShare = 0.25

  /// How many of its actions, while a transition runs, are a back swipe or a call.
  ///
  /// That is where navigation breaks. A polite monkey never meets a running transition.
  private static let provokingShare = 0.4

  /// Whether a transition of the first window runs.
  private var isBusy: Bool {
    session.isBusy(session.windows[0].name)
  }

  private mutating func perform(_ action: MonkeyAction) {
    switch action {
    case .call: makeCall()
    case .scroll: scroll()
    case .flag: changeFlag()
    case .bars: changeBars()
    case .mark: emit(.mark(words.marks[noise.index(below: words.marks.count)]))
    case .leaveApp: leaveApp(taking: [])
    case .turnWindow: turnWindow()
    default: gesture(action)
    }
  }

  /// Short pauses in a burst, which is 3 to 12 gestures long, and longer ones after it; the shortest
  /// while a transition runs; never past the end.
  private mutating func pause() {
    let isBurst = isBusy || noise.chance(0.87)
    let longest = isBusy ? 0.2 : 0.6
    let seconds = isBurst ? spread(0.05, longest) : noise.uniform(1, 6)
    let pause = Interval(seconds: seconds)
    idle(clock < deadline ? min(pause, deadline - clock) : .zero)
  }

  /// Lets `span` pass.
  mutating func idle(_ span: Interval) {
    var silence = NoFacts()
    clock = clock + span
    session.advance(to: clock, telling: &silence)
  }

  /// Takes down `event`, `delay` after the clock.
  mutating func emit(_ event: Event, after delay: Interval = .zero) {
    emit(event, at: clock + delay)
  }

  /// Takes down `event` at `time`, or at the clock if that is later.
  mutating func emit(_ event: Event, at time: Time) {
    var silence = NoFacts()
    clock = max(clock, time)
    events.append(TimedEvent(clock, event))
    session.apply(event, at: clock, telling: &silence)
  }

  /// Whether nothing touches, moves or waits.
  private var isAtRest: Bool {
    session.touches.isEmpty && session.queue.isEmpty && session.nextDeadlineTime == nil
      && !session.transitions.contains { $0.isOpen }
  }

  /// Lets time pass until nothing moves; false if that never happens by itself.
  private mutating func waitForRest() -> Bool {
    // Each round fires a deadline; a session that always finds another is not waited for for ever.
    for _ in 0..<10_000 {
      guard let due = session.nextDeadlineTime else { break }
      idle(max(due - clock, .zero))
    }
    return isAtRest
  }

  /// Returns a number between `low` and `high`, both positive, small ones being more likely.
  mutating func spread(_ low: Double, _ high: Double) -> Double {
    let share = noise.uniform()
    return low + (high - low) * share * share
  }
}
