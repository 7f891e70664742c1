import SessionModel
import TapeReplay

/// Collects where fingers have just been.
enum Trail {
  /// How long a trail stays: long enough to see where a flick came from.
  static let span = Interval(microseconds: 400_000)
  /// Events that are looked at, so that a flood of them costs no more than a frame has.
  static let mostEvents = 400

  /// The touches within `span` before `position`, oldest first.
  static func points<Source: EventSource>(
    before position: Position,
    in pages: inout EventPages<Source>
  ) throws(Source.Failure) -> [TrailPoint] {
    let oldest = position.time.microseconds.subtractingReportingOverflow(span.microseconds)
    var points: [TrailPoint] = []
    var number = position.event
    let last = max(0, number - mostEvents)
    while number > last, let timed = try pages.event(number) {
      guard timed.time.microseconds >= oldest.partialValue else { break }
      let age = position.time.microseconds.subtractingReportingOverflow(timed.time.microseconds)
      let interval = Interval(microseconds: max(0, age.partialValue))
      if let point = point(timed.event, age: interval) { points.append(point) }
      number -= 1
    }
    return points.reversed()
  }

  private static func point(_ event: Event, age: Interval) -> TrailPoint? {
    guard case .touch(let touch) = event, let position = touch.position else { return nil }
    return TrailPoint(
      finger: touch.id,
      window: touch.window,
      position: position,
      phase: touch.phase,
      age: age
    )
  }
}
