/// What the policies say of pans, read once for a touch.
struct PanRules {
  /// Policy `panHysteresis`, in points.
  let hysteresis: Double
  /// Policy `panMetric`: whether each axis counts for itself.
  let isPerAxis: Bool
  /// The place of policy `panTranslationOrigin`.
  let origin: Double
  /// Policy `edgeWidth`, in points.
  let edgeWidth: Double

  init(_ policies: Policies) {
    hysteresis = policies[.panHysteresis]
    isPerAxis = policies.departs(.panMetric)
    origin = policies[.panTranslationOrigin]
    edgeWidth = policies[.edgeWidth]
  }
}
