import SessionModel
import TapeReplay

/// Every place of a short tape, found without any haste: events, and moments between them at which
/// something happens by itself.
struct TapePlaces {
  struct Place {
    var position: Position
    var event: TimedEvent?
    var session: Session
    var facts: [Fact]
    /// Whether it is only what the next place is compared with.
    var isStart = false
  }

  /// The place before the first event, then the others in order.
  private(set) var places: [Place] = []
  private var session = Session()
  /// The time of the last position, which lost events may have moved beyond the session's.
  private var time = Time.zero
  /// What was told since the last place.
  private var facts = FactLog()

  init(_ events: [TimedEvent]) {
    start(after: 0)
    for (number, timed) in events.enumerated() { pass(timed, number) }
  }

  /// The same where some events were lost: they are no places, and the next keyframe mends the state.
  init(_ source: LossyEvents) {
    start(after: 0)
    var (isBroken, reached) = (false, Time.zero)
    for (index, block) in source.eventBlocks.enumerated() {
      if isBroken {
        if let keyframe = source.keyframe(ofBlock: index) {
          (session, time, isBroken) = (keyframe, keyframe.now, false)
        }
        start(after: block.startEvent)
      }
      reached = max(reached, block.firstTime, block.lastTime)
      let loss = source.lossOfBlock(index)
      for number in block.startEvent..<(block.endEvent - loss) {
        pass(source.memory.events[number], number)
      }
      guard loss > 0 else { continue }
      isBroken = true
      time = max(time, reached)
    }
  }

  /// Begins to compare with the session as it is after `event` events.
  private mutating func start(after event: Int) {
    let position = Position(event: event, time: time)
    facts.removeAll()
    places.append(Place(position: position, session: session, facts: [], isStart: true))
  }

  /// Lets time pass up to an event, the next after `number`, and applies it.
  private mutating func pass(_ timed: TimedEvent, _ number: Int) {
    let due = min(timed.time, .last)
    while let next = session.nextDeadlineTime {
      let moment = max(next, session.now + Interval(microseconds: 1))
      guard moment < due else { break }
      session.advance(to: moment, telling: &facts)
      // What had to happen while events were lost has no position of its own.
      if moment > time { note(Position(event: number, time: moment)) }
    }
    session.apply(timed.event, at: timed.time, telling: &facts)
    time = max(time, due)
    note(Position(event: number + 1, time: time), timed)
  }

  private mutating func note(_ position: Position, _ event: TimedEvent? = nil) {
    let told = facts.facts.map(\.fact)
    facts.removeAll()
    places.append(Place(position: position, event: event, session: session, facts: told))
  }

  /// The positions of the places for which `condition` holds.
  func positions(where condition: ([Place], Int) -> Bool) -> [Position] {
    places.indices.filter { !places[$0].isStart && condition(places, $0) }.map {
      places[$0].position
    }
  }
}
