extension VelocityEstimator {
  /// Fewest samples that Flutter fits a parabola to.
  static let fewestFitted = 3

  /// The slope of a parabola through the recent samples; none if these are too few.
  ///
  /// It does not ask for how long the finger has rested since.
  static func fitted(_ samples: [LiveTouch.Sample]) -> Point {
    let recent = VelocityWindow.recent(samples)
    return recent.count < fewestFitted ? .zero : slope(samples, recent)
  }
}
