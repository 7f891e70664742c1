import SessionModel

/// The stretch that is played again and again: from A to B, once both are set.
struct PlaybackLoop: Equatable, Sendable {
  private(set) var start: Time?
  private(set) var end: Time?

  /// Whether nothing is set.
  var isUnset: Bool {
    start == nil && end == nil
  }

  /// The stretch, if both its ends are set and not the same moment.
  var range: ClosedRange<Time>? {
    guard let start, let end, start < end else { return nil }
    return start...end
  }

  /// Sets A; a B that lies before it becomes A's place, as the ends may be set in any order.
  mutating func setStart(_ time: Time) {
    start = time
    order()
  }

  /// Sets B.
  mutating func setEnd(_ time: Time) {
    end = time
    order()
  }

  /// Forgets both.
  mutating func clear() {
    self = PlaybackLoop()
  }

  private mutating func order() {
    if let start, let end, end < start { (self.start, self.end) = (end, start) }
  }

  /// Where playing stands that has gone on for `span` since it came to an end of the stretch.
  func place(after span: Interval, reversed isReversed: Bool) -> Time? {
    guard let range else { return nil }
    let length = (range.upperBound - range.lowerBound).microseconds
    let rest = span.microseconds % length
    return isReversed
      ? range.upperBound + Interval(microseconds: -rest)
      : range.lowerBound + Interval(microseconds: rest)
  }

  /// Whether playing has come to the end of the stretch when `time` is due.
  func isOver(at time: Time, reversed isReversed: Bool) -> Bool {
    guard let range else { return false }
    return isReversed ? time <= range.lowerBound : time >= range.upperBound
  }
}
