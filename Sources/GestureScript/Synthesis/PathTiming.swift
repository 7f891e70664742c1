import SessionModel

/// A path's curve, fitted to a duration once so that its samples are cheap.
enum PathTiming {
  case minimumJerk
  case cubic(CubicCurve)
  case spring(SpringCurve)

  /// The timing of `curve` over `duration`.
  init(_ curve: PathCurve, duration: Interval) {
    switch curve {
    case .minJerk: self = .minimumJerk
    case .timing(let curve):
      switch curve.shape(duration: duration.seconds) {
      case .cubic(let cubic): self = .cubic(cubic)
      case .spring(let spring): self = .spring(spring)
      }
    }
  }

  /// The share of the path covered when `fraction` of the duration has passed, both 0…1.
  ///
  /// 0 and 1 give exactly 0 and 1. A spring is stretched to the duration; one that never settles
  /// stays at 0 until the end.
  func progress(atFraction fraction: Double) -> Double {
    guard fraction > 0, fraction < 1 else { return fraction }
    switch self {
    case .minimumJerk: return PathTiming.minimumJerk(fraction)
    case .cubic(let cubic): return cubic.progress(atTime: fraction)
    case .spring(let spring):
      guard spring.settlingDuration < .infinity else { return 0 }
      return spring.progress(at: fraction * spring.settlingDuration)
    }
  }

  /// The polynomial 10u³ − 15u⁴ + 6u⁵ of Flash and Hogan (1985), at rest at both ends.
  static func minimumJerk(_ fraction: Double) -> Double {
    fraction * fraction * fraction * (10 + fraction * (6 * fraction - 15))
  }
}
