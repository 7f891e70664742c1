import SessionModel

extension PathCurve {
  /// The share of the path covered when `fraction` of `duration` has passed, both 0…1.
  ///
  /// 0 and 1 give exactly 0 and 1.
  func progress(atFraction fraction: Double, duration: Interval) -> Double {
    switch self {
    case .minJerk: PathCurve.minimumJerk(fraction)
    case .timing(let curve): curve.progress(atFraction: fraction, duration: duration.seconds)
    }
  }

  /// The polynomial 10u³ − 15u⁴ + 6u⁵ of Flash and Hogan (1985), at rest at both ends.
  static func minimumJerk(_ fraction: Double) -> Double {
    fraction * fraction * fraction * (10 + fraction * (6 * fraction - 15))
  }
}
