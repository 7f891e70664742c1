public import SessionModel

/// A place in a tape: how many events have been applied, and the session's time.
///
/// Session time is monotone: an event that claims an earlier time than one before it happens at the
/// latest time claimed so far. So positions are ordered, and of the two numbers the first decides.
public struct Position: Hashable, Comparable, Sendable {
  /// Number of events applied; also the number of the last one.
  public var event: Int
  /// The session's time, at least that of the last event applied.
  public var time: Time

  /// The position after `event` events, at `time`.
  public init(event: Int, time: Time) {
    self.event = event
    self.time = time
  }

  /// Before the first event.
  public static let start = Position(event: 0, time: .zero)

  /// Orders positions from early to late.
  public static func < (left: Position, right: Position) -> Bool {
    (left.event, left.time) < (right.event, right.time)
  }
}
