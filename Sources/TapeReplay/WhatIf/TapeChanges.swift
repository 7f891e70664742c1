public import SessionModel

/// What is to be otherwise on a tape: who decides, what happens, and when.
///
///     var changes = TapeChanges()
///     changes.policies = policies
///     changes.drops = EventSelection(numbers: [41...60])
///     let future = try ChangedTape(tape, changes)
public struct TapeChanges: Sendable {
  /// How the undefined is decided; nil is as the tape says.
  public var policies: Policies?
  /// Events that do not happen.
  public var drops = EventSelection()
  /// How much later events happen, with the clocks of their samples; earlier if negative.
  public var delay = Interval.zero
  /// The number of the first event that is decided anew, may be dropped, and happens later.
  ///
  /// What is due by itself before that event still happens as the tape says.
  public var firstEvent = 1
  /// Changes what recognizers declare, wherever they do; nil leaves them as they are.
  public var redeclare: (@Sendable (inout RecognizerDeclaration) -> Void)?
  /// The spellings of names that `redeclare` brings in beside those of the tape; nil is none.
  public var names: NameTable?

  /// No changes.
  public init() {}

  /// Whether nothing is changed on a tape that decides by `policies`.
  func isEmpty(under policies: Policies) -> Bool {
    (self.policies ?? policies) == policies && drops.isEmpty && delay == .zero
      && redeclare == nil
  }

  /// The event called `number` as it happens now; nil if it does not.
  public func changed(_ timed: TimedEvent, number: Int) -> TimedEvent? {
    var timed = timed
    if let redeclare, case .setup(.recognizer(var declaration)) = timed.event {
      redeclare(&declaration)
      timed.event = .setup(.recognizer(declaration))
    }
    guard number >= firstEvent else { return timed }
    if drops.contains(timed.event, number: number) { return nil }
    if delay != .zero { timed.delay(by: delay) }
    return timed
  }

  /// The number of the first event that may differ, whatever the tape holds.
  ///
  /// The state before that event is the tape's own.
  func firstDifference(under tape: Policies) -> Int {
    if redeclare != nil { return 0 }
    if let policies, policies != tape { return firstEvent - 1 }
    if delay != .zero || drops.kinds != nil { return firstEvent }
    let dropped = drops.ranges.first { $0.upperBound >= firstEvent }
    return dropped.map { max($0.lowerBound, firstEvent) } ?? .max
  }
}

extension TimedEvent {
  /// Makes the event happen later, and its samples be taken later.
  fileprivate mutating func delay(by span: Interval) {
    time = time + span
    switch event {
    case .touch(var touch):
      guard let sample = touch.sampleTime else { return }
      touch.sampleTime = sample + span
      event = .touch(touch)
    case .touchSample(var sample):
      guard let taken = sample.sampleTime else { return }
      sample.sampleTime = taken + span
      event = .touchSample(sample)
    // Nothing else has a clock of its own.
    case .setup, .gesture, .gestureControl, .call, .transition, .animator, .callback, .observation,
      .model, .flag, .bars, .scroll, .rotation, .app, .lifetime, .mark, .note, .custom, .unknown,
      .lost, .end:
      break
    }
  }
}
