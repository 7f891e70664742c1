/// What the policies say of pans, taps and presses, read once for a touch.
struct TouchRules {
  /// Policy `panHysteresis`, in points.
  let hysteresis: Double
  /// Policy `panMetric`: whether each axis counts for itself.
  let isPerAxis: Bool
  /// The place of policy `panTranslationOrigin`.
  let origin: Double
  /// Policy `edgeWidth`, in points.
  let edgeWidth: Double
  /// Policy `tapMovement`, in points.
  let tapMovement: Double
  /// Policy `tapDuration`.
  let tapDuration: Interval
  /// Policy `pressMovement`, in points.
  let pressMovement: Double
  /// Policy `pressDuration`.
  let pressDuration: Interval
  /// Policy `velocityEstimator`.
  let velocityEstimator: VelocityEstimator

  init(_ policies: Policies) {
    hysteresis = policies[.panHysteresis]
    isPerAxis = policies.departs(.panMetric)
    origin = policies[.panTranslationOrigin]
    edgeWidth = policies[.edgeWidth]
    tapMovement = policies[.tapMovement]
    tapDuration = Interval(seconds: min(policies[.tapDuration], TimingCurve.longestDuration))
    pressMovement = policies[.pressMovement]
    pressDuration = Interval(seconds: min(policies[.pressDuration], TimingCurve.longestDuration))
    velocityEstimator = policies.velocityEstimator
  }
}
