/// What the policies say of pans and taps, at hand for every touch.
struct TouchRules: Equatable, Sendable {
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

  /// The rules that follow from the policies' numbers, one a policy.
  init(_ numbers: [Double]) {
    func number(_ policy: Policy) -> Double { numbers[Int(policy.rawValue)] }
    hysteresis = number(.panHysteresis)
    isPerAxis = number(.panMetric) != 0
    origin = number(.panTranslationOrigin)
    edgeWidth = number(.edgeWidth)
    tapMovement = number(.tapMovement)
    tapDuration = Interval(seconds: min(number(.tapDuration), TimingCurve.longestDuration))
  }
}
