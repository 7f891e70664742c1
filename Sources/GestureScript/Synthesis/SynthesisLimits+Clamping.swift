import SessionModel

extension SynthesisLimits {
  /// Returns `value` inside `range`; NaN becomes `replacement`.
  static func clamp(
    _ value: Double,
    to range: ClosedRange<Double>,
    nan replacement: Double
  ) -> Double {
    guard !value.isNaN else { return replacement }
    return min(max(value, range.lowerBound), range.upperBound)
  }

  /// Returns `point` with both coordinates finite and no farther away than `farthest`.
  static func clamp(_ point: Point) -> Point {
    let range = -farthest...farthest
    return Point(x: clamp(point.x, to: range, nan: 0), y: clamp(point.y, to: range, nan: 0))
  }

  /// Returns `duration` between 0 and `longestDuration`.
  static func clamp(_ duration: Interval) -> Interval {
    min(max(duration, .zero), longestDuration)
  }
}
