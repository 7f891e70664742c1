import SessionModel
import TapeReplay

extension ScrubberModel {
  /// Events that are looked through for either end of a gesture, so that a key is answered at once.
  private static var mostGestureEvents: Int { 100_000 }

  /// The stretch that was chosen: the loop, or what the timeline shows where it is zoomed in; nil where
  /// neither is.
  var chosenTimes: ClosedRange<Time>? {
    loop.range ?? window.range
  }

  /// The numbers of the events that a test is about: those of the stretch that was chosen, or of the
  /// gesture at the position and what follows it.
  func actedEvents() throws(Source.Failure) -> ClosedRange<Int>? {
    guard let times = chosenTimes else { return try gestureEvents() }
    return try events(in: times)
  }

  /// The numbers of the events of a stretch; nil where it has none.
  func events(in times: ClosedRange<Time>) throws(Source.Failure) -> ClosedRange<Int>? {
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
    guard let gesture = try? SearchTarget.gesture.compiled(names: names) else { return nil }
    // Between this event and whatever comes next, deadlines included.
    let here = Position(event: position.event, time: .last)
    var earlier = try PlaceSearch(for: gesture, in: replayer, before: here, forward: false)
    var later = try PlaceSearch(for: gesture, in: replayer, after: here)
    let first = try earlier.advance(blocks: blocks(before: position.event))
    let next = try later.advance(blocks: blocks(after: position.event))
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
}
