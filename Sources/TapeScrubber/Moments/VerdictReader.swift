import SessionModel
import TapeReplay

/// Gathers what was decided shortly before a position, and still holds there.
///
/// Sessions do not remember why; so the events before the position are applied once more, told to
/// somebody who listens. What is older than `mostEvents` is unknown, however the position is reached.
struct VerdictReader<Source: EventSource> {
  /// Events before a position that count: several seconds of a gesture.
  private static var mostEvents: Int { 600 }

  /// What is known exactly after an event.
  private struct Knowledge {
    var event: Int
    var session: Session
    var verdicts = Verdicts()
  }

  /// Where listening began: steps back begin there again, for as long as it is far enough back.
  private var origin: Knowledge?
  /// The last position, from which a later one goes on.
  private var known: Knowledge?

  /// What was decided up to where `replayer` stands.
  mutating func verdicts(
    at replayer: Replayer<Source, SessionReducer>,
    in pages: inout EventPages<Source>
  ) throws(Source.Failure) -> Verdicts {
    let position = replayer.position
    var here = try start(before: replayer)
    while here.event < position.event {
      here.event += 1
      here.verdicts.event = here.event
      guard let timed = try pages.event(here.event) else { continue }
      here.session.apply(timed.event, at: timed.time, telling: &here.verdicts)
    }
    known = here
    here.session.advance(to: position.time, telling: &here.verdicts)
    here.verdicts.forget(through: position.event - Self.mostEvents)
    return here.verdicts
  }

  private mutating func start(
    before replayer: Replayer<Source, SessionReducer>
  ) throws(Source.Failure) -> Knowledge {
    let event = replayer.position.event
    if let known, known.event <= event, event - known.event <= Self.mostEvents { return known }
    let farthest = event - 2 * Self.mostEvents
    if let origin, origin.event >= farthest, origin.event <= max(0, event - Self.mostEvents) {
      return origin
    }
    var scout = replayer
    try scout.seek(toEvent: farthest)
    let origin = Knowledge(event: scout.position.event, session: scout.state)
    self.origin = origin
    return origin
  }
}
