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
  }

  /// The place before the first event, then the others in order.
  let places: [Place]

  init(_ events: [TimedEvent], from session: Session = Session()) {
    var session = session
    var places = [
      Place(position: Position(event: 0, time: session.now), session: session, facts: [])
    ]
    for (number, timed) in events.enumerated() {
      let due = min(timed.time, .last)
      while let next = session.nextDeadlineTime {
        let time = max(next, session.now + Interval(microseconds: 1))
        guard time < due else { break }
        var facts = FactLog()
        session.advance(to: time, telling: &facts)
        let position = Position(event: number, time: time)
        places.append(Place(position: position, session: session, facts: facts.facts.map(\.fact)))
      }
      var facts = FactLog()
      session.apply(timed.event, at: timed.time, telling: &facts)
      let position = Position(event: number + 1, time: session.now)
      places.append(
        Place(position: position, event: timed, session: session, facts: facts.facts.map(\.fact))
      )
    }
    self.places = places
  }

  /// The positions of the places for which `condition` holds, the place before the first event left
  /// out.
  func positions(where condition: ([Place], Int) -> Bool) -> [Position] {
    places.indices.dropFirst().filter { condition(places, $0) }.map { places[$0].position }
  }
}
