import SessionModel
import TapeReplay

/// Everything that is shown of one position of a tape.
struct ScrubberMoment: Sendable {
  var position = Position.start
  var session = Session()
  /// The event that was applied last, as the notation writes it.
  var event = ""
  /// What differs from the state exactly after the event before it.
  var changes: [StateChange] = []
  /// Where fingers have just been, oldest first.
  var trail: [TrailPoint] = []
  /// The events around it.
  var events = EventRows()
  /// What was decided about recognizers and transitions, and still holds.
  var verdicts = Verdicts()
  /// What would happen if every finger were lifted now.
  var forecasts: [ReleaseForecast] = []
}

extension StateChange {
  /// Whether it says nothing that is not shown elsewhere: the clock, the digest, a fraction before it
  /// is brought into its bounds, the samples behind a finger's position.
  var isPlain: Bool {
    switch path {
    case "event", "time", "digest", "nextDeadline": true
    default:
      path.hasSuffix("].rawFraction")
        || path.hasPrefix("touches[") && (path.contains("].last") || path.contains("].previous"))
    }
  }
}
