public import SessionModel
public import TapeFile
import TapeReplay

/// Explains the gestures of a log while its events pass by.
///
///     var explainer = Explainer(session)
///     for event in events { explainer.apply(event) }
///     explainer.finish()
///     for gesture in explainer.takeSettled() { … }
///
/// Gestures can be taken once nothing more can become of them; those that are not settled are all
/// that it keeps.
public struct Explainer: Sendable {
  /// How long after its end a gesture may still get a verdict: longer than the pause between two taps.
  static let patience = Interval(microseconds: 1_000_000)
  /// Gestures that may wait at once; the oldest is then taken as it is.
  static let mostOpen = 256

  /// The state after the events so far.
  public private(set) var session: Session
  /// Events that have happened, or are known to be lost.
  public private(set) var eventCount = 0

  var gestures: [GestureExplanation] = []
  /// Number of gestures that have been taken.
  var taken = 0
  /// The number of the gesture that a recognizer looked at last.
  var latest: [Name: Int] = [:]
  /// The number of the gesture that a transition belongs to.
  var owners: [TransitionID: Int] = [:]
  /// The number of the gesture of a finger that is down, and where that landed.
  var fingers: [Int32: Finger] = [:]
  /// Recognizers of which the log has reported a state.
  var reported: Set<Name> = []

  private var facts = ExplainedFacts()
  private var isFinished = false

  /// A finger that is down.
  struct Finger: Sendable {
    var gesture: Int
    var start: Point?
  }

  /// An explainer of what follows the state `session`.
  public init(_ session: Session) {
    self.session = session
  }

  /// Takes in the next event.
  public mutating func apply(_ timed: TimedEvent) {
    pass(to: timed.time)
    let before = state(reportedBy: timed.event)
    session.apply(timed.event, at: timed.time, telling: &facts)
    eventCount += 1
    if case .touch(let touch) = timed.event { land(touch) }
    if case .gesture(let report) = timed.event { take(report, computed: before) }
    explainFacts()
    if case .touch(let touch) = timed.event { follow(touch) }
  }

  /// Takes in that the events up to number `count` are lost, so far as they have not been taken in:
  /// those that follow keep their numbers.
  public mutating func passOverLost(through count: Int) {
    eventCount = max(eventCount, count)
  }

  /// Takes in that the log is over: what is due within `patience` still happens.
  public mutating func finish() {
    pass(to: session.now + Explainer.patience)
    isFinished = true
  }

  /// The gestures of which nothing more can become, in the order they began, each only once.
  public mutating func takeSettled() -> [GestureExplanation] {
    let settled = gestures.prefix { isSettled($0) }.count
    let count = isFinished ? gestures.count : max(settled, gestures.count - Explainer.mostOpen)
    guard count > 0 else { return [] }
    taken += count
    owners = owners.filter { $0.value >= taken }
    latest = latest.filter { $0.value >= taken }
    defer { gestures.removeFirst(count) }
    return Array(gestures[..<count])
  }

  /// Where the log stands.
  var position: Position {
    Position(event: eventCount, time: session.now)
  }

  /// Lets time pass deadline by deadline, so that each verdict stands at its own moment.
  private mutating func pass(to time: Time) {
    while session.mayAct(by: time), let due = session.nextDeadlineTime, due <= time {
      session.advance(to: due, telling: &facts)
      explainFacts()
    }
  }

  private mutating func explainFacts() {
    for (time, fact) in facts.facts { explain(fact, at: Position(event: eventCount, time: time)) }
    facts.removeAll()
  }

  private func isSettled(_ gesture: GestureExplanation) -> Bool {
    guard let end = gesture.end, end.time + Explainer.patience < session.now else { return false }
    return gesture.drives.allSatisfy { $0.fate != .open && $0.fate != .queued }
  }
}

extension Explainer {
  /// Explains every gesture of the tape that `reader` reads, in the order they began.
  ///
  /// - Parameter policies: how the undefined is decided; nil is as the tape says.
  /// - Throws: what reading a block throws.
  /// - Complexity: O(events), in one pass; memory for one block and all gestures.
  public static func explainGestures(
    of reader: TapeReader,
    policies: Policies? = nil
  ) throws(TapeError) -> [GestureExplanation] {
    let start = reader.header.initialSession
    var explainer = Explainer(policies.map(start.deciding) ?? start)
    var found: [GestureExplanation] = []
    var events: [TimedEvent] = []
    for (index, block) in reader.eventBlocks.enumerated() {
      try reader.readEvents(ofBlock: index, into: &events)
      explainer.passOverLost(through: block.startEvent)
      for timed in events { explainer.apply(timed) }
      found += explainer.takeSettled()
    }
    explainer.finish()
    return found + explainer.takeSettled()
  }
}
