/// A moment of a session: whole microseconds since the tape's start.
///
/// It comes from a monotonic clock and never from the wall clock, so two replays of one tape agree to
/// the last digit. Arithmetic saturates instead of trapping, because claimed times come from outside.
public struct Time: Hashable, Comparable, Sendable {
  /// Microseconds since the tape's start; may be negative in a log whose clock went back.
  public var microseconds: Int64

  /// The moment `microseconds` after the tape's start.
  public init(microseconds: Int64) {
    self.microseconds = microseconds
  }

  /// The tape's start.
  public static let zero = Time(microseconds: 0)

  /// A moment that never comes.
  public static let never = Time(microseconds: .max)

  /// The last moment that can come.
  static let last = Time(microseconds: .max - 1)

  /// Seconds since the tape's start, for people and for curves.
  public var seconds: Double {
    Double(microseconds) / 1_000_000
  }

  /// Orders moments from early to late.
  public static func < (left: Time, right: Time) -> Bool {
    left.microseconds < right.microseconds
  }

  /// The moment `span` later, or the last representable one.
  public static func + (time: Time, span: Interval) -> Time {
    let (sum, overflow) = time.microseconds.addingReportingOverflow(span.microseconds)
    guard overflow else { return Time(microseconds: sum) }
    return Time(microseconds: span.microseconds < 0 ? .min : .max)
  }

  /// The span from `right` to `left`, saturating.
  public static func - (left: Time, right: Time) -> Interval {
    let (difference, overflow) = left.microseconds
      .subtractingReportingOverflow(right.microseconds)
    guard overflow else { return Interval(microseconds: difference) }
    return Interval(microseconds: right.microseconds > 0 ? .min : .max)
  }
}
