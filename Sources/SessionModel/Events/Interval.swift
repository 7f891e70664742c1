/// A span of time in whole microseconds.
public struct Interval: Hashable, Comparable, Sendable {
  /// Length in microseconds; negative when it runs backwards.
  public var microseconds: Int64

  /// A span of `microseconds`.
  public init(microseconds: Int64) {
    self.microseconds = microseconds
  }

  /// The span nearest to `seconds`, saturating; NaN is zero.
  public init(seconds: Double) {
    let scaled = (seconds * 1_000_000).rounded(.toNearestOrEven)
    if scaled.isNaN {
      self.init(microseconds: 0)
    } else if scaled >= 9.2e18 {
      self.init(microseconds: .max)
    } else if scaled <= -9.2e18 {
      self.init(microseconds: .min)
    } else {
      self.init(microseconds: Int64(scaled))
    }
  }

  /// No time at all.
  public static let zero = Interval(microseconds: 0)

  /// Length in seconds.
  public var seconds: Double {
    Double(microseconds) / 1_000_000
  }

  /// Orders spans from short to long.
  public static func < (left: Interval, right: Interval) -> Bool {
    left.microseconds < right.microseconds
  }
}
