extension VelocityEstimator {
  /// The last two samples at different places; samples of one moment count as one.
  static func lastPair(_ samples: [LiveTouch.Sample]) -> Point {
    guard let first = samples.first else { return .zero }
    var motion = Motion(at: first.position, first.time)
    for sample in samples.dropFirst() { _ = motion.add(sample.position, at: sample.time) }
    return motion.velocity
  }
}
