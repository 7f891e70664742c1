import GestureScript
import SessionModel

/// What an app would have recorded in a session that recognizers of the reducer drove: their states,
/// transitions and callbacks are facts of the log, and nothing is left to derive.
struct ObservedLog {
  /// The events, in order.
  private(set) var events: [TimedEvent] = []
  /// What the events' names mean.
  let names: NameTable

  private var session: Session
  /// Transitions that recognizers drive, and whether the log says that they have been decided.
  private var driven: [TransitionID: Bool] = [:]
  /// Where each finger moved to last, and when.
  private var moved: [Int32: (place: Point, time: Time)] = [:]

  /// The log of a polite monkey's session with the pop gestures that every stack has.
  init(seed: Int) throws {
    try self.init(
      script: """
        setup size 390x844
        setup stack main=[Home,List,Detail] tabs=[one,two,three] selected=one menu=closed
        setup recognizer edgePan edgePan edge=left on=main drives=pop
        setup recognizer contentPan pan on=main drives=pop begin="vx > abs(vy)"
        0.2 monkey polite seed=\(seed) for=6
        settle
        +0.5 end
        """
    )
  }

  /// The log of what happens in `script`.
  init(script: String) throws {
    let performed = try Script.parse(Array(script.utf8), file: "test.gesture").perform()
    names = performed.names
    session = Session(policies: performed.description.policies)
    for timed in performed.events { observe(timed) }
  }

  private mutating func observe(_ timed: TimedEvent) {
    var facts = FactLog()
    session.advance(to: timed.time, telling: &facts)
    write(facts)
    if case .setup(.recognizer) = timed.event {} else { events.append(timed) }
    if case .touch(let touch) = timed.event { follow(touch, at: timed.time) }
    facts.removeAll()
    session.apply(timed.event, at: timed.time, telling: &facts)
    write(facts)
  }

  private mutating func follow(_ touch: Touch, at time: Time) {
    guard let place = touch.position else { return }
    let before = moved[touch.id]?.place
    let way = before.map { place - $0 }
    let isAtRest = way.map { $0.x * $0.x + $0.y * $0.y <= 1 } ?? false
    if touch.phase == .down || !isAtRest { moved[touch.id] = (place, time) }
  }

  /// The report of an app that knows that a finger which rests is not fast.
  private func rested(_ gesture: GestureReport, at time: Time) -> GestureReport {
    guard gesture.state == .ended, let last = gesture.touch.flatMap({ moved[$0]?.time }),
      time - last > Interval(microseconds: 100_000)
    else { return gesture }
    var gesture = gesture
    gesture.velocity = .zero
    return gesture
  }

  private mutating func write(_ facts: FactLog) {
    for entry in facts.facts { write(entry.fact, at: entry.time) }
  }

  private mutating func write(_ fact: Fact, at time: Time) {
    switch fact {
    case .recognized(let gesture):
      add(.gesture(rested(gesture, at: time)), at: time)
      if gesture.state == .changed { writeProgress(of: gesture.recognizer, at: time) }
    case .committed(let id): begin(id, at: time)
    case .decided(let id, let decision) where driven[id] == false:
      driven[id] = true
      add(.transition(TransitionReport(id, decision.finishes ? .finish : .cancel)), at: time)
    case .completed(let id, let finished):
      if driven.removeValue(forKey: id) != nil {
        add(.transition(TransitionReport(id, .complete(finished: finished))), at: time)
      }
      snapshot(at: time)
    case .callback(let callback): add(.callback(callback), at: time)
    default: break
    }
  }

  private mutating func begin(_ id: TransitionID, at time: Time) {
    guard let begun = session.transitions.last(where: { $0.id == id }), begun.origin == .recognizer
    else { return }
    driven[id] = !begun.initiallyInteractive
    let beginning = TransitionReport.Beginning(
      begun.kind,
      from: begun.from,
      to: begun.to,
      begun.initiallyInteractive ? .interactive : .animated(begun.duration, velocity: nil),
      cause: begun.driver.map { .recognizer($0) },
      stack: begun.container
    )
    add(.transition(TransitionReport(id, .begin(beginning))), at: time)
  }

  private mutating func writeProgress(of recognizer: Name, at time: Time) {
    guard
      let held = session.transitions.last(where: {
        $0.driver == recognizer && $0.phase == .interactive && driven[$0.id] == false
      })
    else { return }
    let fraction = min(max(held.rawFraction, 0), 1)
    add(.transition(TransitionReport(held.id, .update(fraction))), at: time)
  }

  /// What the stacks hold, and what the app thinks they do.
  private mutating func snapshot(at time: Time) {
    guard !session.transitions.contains(where: \.isOpen) else { return }
    for container in session.containers where container.kind == .stack {
      add(.observation(.stack(container.name, container.committed)), at: time)
      add(.model(StackSnapshot(container.name, container.committed)), at: time)
    }
  }

  private mutating func add(_ event: Event, at time: Time) {
    events.append(TimedEvent(time, event))
  }
}

extension CheckedLog {
  /// What the checker says about `events`.
  init(_ events: [TimedEvent], names: NameTable) {
    self.init(PerformedScript(description: TapeDescription(), names: names, events: events))
  }
}
