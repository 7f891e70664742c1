import SessionModel
import TapeReplay

extension ScrubberModel {
  /// Events that are looked through for either end of a gesture, so that a key is answered at once.
  private static var mostGestureEvents: Int { 100_000 }

  /// The numbers of the events that an action is about: those of the loop, of what the timeline
  /// shows where it is zoomed in, or of the gesture at the position and what follows it.
  func actedEvents() throws(Source.Failure) -> ClosedRange<Int>? {
    guard let times = loop.range ?? window.range else { return try gestureEvents() }
    var scout = replayer
    try scout.seek(to: Time(microseconds: times.lowerBound.microseconds - 1))
    let first = times.lowerBound == .zero ? 1 : scout.position.event + 1
    try scout.seek(to: times.upperBound)
    let last = scout.position.event
    return first <= last ? first...last : nil
  }

  /// From the beginning of the gesture at the position, or the last one before it, to the beginning of
  /// the next; the ends of the tape where there is none.
  func gestureEvents() throws(Source.Failure) -> ClosedRange<Int>? {
    let count = replayer.eventCount
    guard count > 0 else { return nil }
    let begins: (Session, TimedEvent, Session) -> Bool = {
      $1.event.beginsGesture(from: $0, to: $2)
    }
    var (before, after) = (replayer, replayer)
    try before.seek(toEvent: min(position.event + 1, count))
    if position.event == count {
      // Beyond the last event, so that it counts as one before the position.
      try before.seek(to: before.position.time + Interval(microseconds: 1))
    }
    try after.seek(toEvent: position.event)
    let (earlier, later) = (blocks(before: position.event), blocks(after: position.event))
    let first = try before.previous(where: begins, while: Self.countdown(earlier))
    let next = try after.next(where: begins, while: Self.countdown(later))
    let lower = if case .found(let place) = first { place.event } else { 1 }
    let upper = if case .found(let place) = next { place.event - 1 } else { count }
    return lower <= upper ? lower...upper : nil
  }

  /// How many blocks hold the events before a place that are looked through.
  private func blocks(before event: Int) -> Int {
    let first = blocks.firstPlace { $0.endEvent > event - Self.mostGestureEvents }
    let last = blocks.firstPlace { $0.endEvent > event }
    return last - first + 1
  }

  /// How many blocks hold the events after a place that are looked through.
  private func blocks(after event: Int) -> Int {
    let first = blocks.firstPlace { $0.endEvent > event }
    let last = blocks.firstPlace { $0.endEvent > event + Self.mostGestureEvents }
    return last - first + 1
  }

  /// True so many times.
  private static func countdown(_ count: Int) -> () -> Bool {
    var left = count
    return {
      left -= 1
      return left >= 0
    }
  }
}

extension Event {
  /// Whether it begins a gesture: a finger lands and no other is down, or a recognizer begins without
  /// any finger in the log.
  fileprivate func beginsGesture(from before: Session, to after: Session) -> Bool {
    switch self {
    case .touch(let touch): touch.phase == .down && before.touches.isEmpty
    case .gesture(let report): report.state == .began && after.touches.isEmpty
    default: false
    }
  }
}
