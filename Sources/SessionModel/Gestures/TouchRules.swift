/// What the policies say of pans, taps and presses.
struct TouchRules {
  private let policies: Policies

  init(_ policies: Policies) {
    self.policies = policies
  }

  /// Policy `panHysteresis`, in points.
  var hysteresis: Double { policies[.panHysteresis] }
  /// Policy `panMetric`: whether each axis counts for itself.
  var isPerAxis: Bool { policies.departs(.panMetric) }
  /// The place of policy `panTranslationOrigin`.
  var origin: Double { policies[.panTranslationOrigin] }
  /// Policy `edgeWidth`, in points.
  var edgeWidth: Double { policies[.edgeWidth] }
  /// Policy `tapMovement`, in points.
  var tapMovement: Double { policies[.tapMovement] }
  /// Policy `tapDuration`.
  var tapDuration: Interval { duration(.tapDuration) }
  /// Policy `pressMovement`, in points.
  var pressMovement: Double { policies[.pressMovement] }
  /// Policy `pressDuration`.
  var pressDuration: Interval { duration(.pressDuration) }
  /// Policy `velocityEstimator`.
  var velocityEstimator: VelocityEstimator { policies.velocityEstimator }

  private func duration(_ policy: Policy) -> Interval {
    Interval(seconds: min(policies[policy], TimingCurve.longestDuration))
  }
}
