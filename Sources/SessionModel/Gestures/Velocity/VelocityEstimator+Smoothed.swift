extension VelocityEstimator {
  /// What the newest pair weighs against those before it.
  ///
  /// UIKit is known to smooth lightly, not by how much; chosen so that a pair counts for a third of
  /// what it did after one more sample.
  static let newestWeight = 2.0 / 3

  /// A low pass over the velocities of all pairs that differ, the first of which counts whole.
  static func smoothed(_ samples: [LiveTouch.Sample]) -> Point {
    guard let first = samples.first else { return .zero }
    var motion = Motion(at: first.position, first.time)
    var smooth = Point.zero
    var isFirst = true
    for sample in samples.dropFirst() where motion.add(sample.position, at: sample.time) {
      let weight = isFirst ? 1 : newestWeight
      let step = motion.velocity - smooth
      smooth = Point(x: smooth.x + weight * step.x, y: smooth.y + weight * step.y)
      isFirst = false
    }
    return smooth
  }
}
