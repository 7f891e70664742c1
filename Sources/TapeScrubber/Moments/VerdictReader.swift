import SessionModel
import TapeReplay

/// Gathers what was decided shortly before a position, and still holds there.
///
/// Sessions do not remember why; so the events before the position are applied once more, told to
/// somebody who listens.
struct VerdictReader<Source: EventSource> {
  /// Events that are applied again at most: several seconds of a gesture.
  private static var mostEvents: Int { 1000 }

  /// What is known exactly after an event, from which a later position goes on.
  private var known: (event: Int, session: Session, verdicts: Verdicts)?

  /// What was decided up to where `replayer` stands.
  mutating func verdicts(
    at replayer: Replayer<Source, SessionReducer>,
    in pages: inout EventPages<Source>
  ) throws(Source.Failure) -> Verdicts {
    let position = replayer.position
    var (event, session, verdicts) = try start(before: replayer)
    while event < position.event {
      event += 1
      guard let timed = try pages.event(event) else { continue }
      session.apply(timed.event, at: timed.time, telling: &verdicts)
    }
    known = (event, session, verdicts)
    session.advance(to: position.time, telling: &verdicts)
    return verdicts
  }

  private func start(
    before replayer: Replayer<Source, SessionReducer>
  ) throws(Source.Failure) -> (event: Int, session: Session, verdicts: Verdicts) {
    let event = replayer.position.event
    if let known, known.event <= event, event - known.event <= Self.mostEvents { return known }
    var scout = replayer
    try scout.seek(toEvent: event - Self.mostEvents)
    return (scout.position.event, scout.state, Verdicts())
  }
}
