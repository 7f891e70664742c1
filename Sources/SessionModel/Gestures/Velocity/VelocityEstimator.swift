/// How fast something is, judged by its last samples.
///
/// Each system has its own answer, and the same flick gets another velocity on each. The reducer uses
/// `lastPair`, as UIKit's recognizers are known to; the others tell what another system would have said.
public enum VelocityEstimator: UInt8, CaseIterable, Sendable {
  /// The last pair of samples that differ; it does not decay while a finger rests.
  case lastPair
  /// `lastPair`, lightly smoothed over the pairs before.
  case smoothed
  /// A parabola through the last samples, its slope at the newest one: Android's `lsq2`.
  case leastSquares
  /// The speed that work and kinetic energy give a mass pushed along the samples: Android's `impulse`.
  case impulse
  /// As `leastSquares`, but of three samples at least, else none: Flutter's.
  case fitted

  /// The velocity in points per second, given `samples` from the oldest to the newest.
  ///
  /// - Parameter time: When the velocity is asked for, such as when the finger lifts.
  /// - Complexity: O(samples); `lastPair` and those of Android and Flutter look at the last 20 at most.
  ///   Only + − × ÷ √, so every machine gives the same.
  public func velocity(of samples: [LiveTouch.Sample], at time: Time) -> Point {
    switch self {
    case .lastPair: VelocityEstimator.lastPair(samples)
    case .smoothed: VelocityEstimator.smoothed(samples)
    case .leastSquares: VelocityEstimator.leastSquares(samples, at: time)
    case .impulse: VelocityEstimator.impulse(samples, at: time)
    case .fitted: VelocityEstimator.fitted(samples)
    }
  }
}
