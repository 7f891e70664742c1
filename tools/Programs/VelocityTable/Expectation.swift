import SessionModel

/// A velocity along one axis that another system found for some samples.
struct Expectation {
  var name: String
  /// The estimator that is to find it, too.
  var estimator: VelocityEstimator
  /// Whether it is along x.
  var isAcross: Bool
  /// Units a second.
  var velocity: Double
  var samples: [LiveTouch.Sample]
  /// When the velocity was asked for.
  var time: Time

  /// What `estimator` finds.
  func velocity(by estimator: VelocityEstimator) -> Double {
    let found = estimator.velocity(of: samples, at: time)
    return isAcross ? found.x : found.y
  }

  /// How far `estimator` is off, as a share of the velocity asked for; of one unit, if that is less.
  func error(of estimator: VelocityEstimator) -> Double {
    (velocity(by: estimator) - velocity).magnitude / max(velocity.magnitude, 1)
  }
}
