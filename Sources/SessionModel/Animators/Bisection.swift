/// A search by halving that always takes the same number of steps.
enum Bisection {
  /// Halvings after which an interval of any size is narrower than `Double` can tell.
  static let steps = 64

  /// Returns the earliest point found, between `start` and `end`, at which `isReached` holds.
  ///
  /// The bracket never opens: `isReached` holds at the result, or the result is `end`. Searches
  /// over the same interval for a value that rises give results that never fall, whatever the
  /// rounding inside `isReached`.
  static func firstPoint(
    from start: Double,
    to end: Double,
    where isReached: (Double) -> Bool
  ) -> Double {
    var before = start
    var after = end
    for _ in 0..<steps {
      let middle = before + (after - before) * 0.5
      if isReached(middle) {
        after = middle
      } else {
        before = middle
      }
    }
    return after
  }

  /// How far a value at its peak may fall short of one computed beside the peak, by rounding alone.
  private static let peakTolerance = 1e-12

  /// Returns the earliest point found at which `value` has come from 0 to `target`, if it has by
  /// `end`.
  ///
  /// Between `start` and `end` the value only rises or only falls. A target that `end` misses by
  /// no more than rounding counts as reached there.
  static func firstPoint(
    from start: Double,
    to end: Double,
    reaching target: Double,
    value: (Double) -> Double
  ) -> Double? {
    let last = value(end)
    let isMissed = target > 0 ? last < target - peakTolerance : last > target + peakTolerance
    guard !isMissed else { return nil }
    return firstPoint(from: start, to: end) {
      target > 0 ? value($0) >= target : value($0) <= target
    }
  }
}
