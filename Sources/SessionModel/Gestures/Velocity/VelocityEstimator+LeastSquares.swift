extension VelocityEstimator {
  /// The slope of a parabola through the recent samples; none once the finger has stopped.
  static func leastSquares(_ samples: [LiveTouch.Sample], at time: Time) -> Point {
    guard !VelocityWindow.hasStopped(samples, at: time) else { return .zero }
    return slope(samples, VelocityWindow.recent(samples))
  }

  /// The slope of a parabola through `samples[range]` at the newest of them.
  static func slope(_ samples: [LiveTouch.Sample], _ range: Range<Int>) -> Point {
    guard let newest = samples.last else { return .zero }
    var (across, down) = (ParabolaFit(), ParabolaFit())
    for sample in samples[range] {
      let age = (sample.time - newest.time).seconds
      // Relative to the newest, so that far away nothing is lost to rounding.
      let way = sample.position - newest.position
      across.add(way.x, at: age)
      down.add(way.y, at: age)
    }
    return Point(x: across.slopeAtZero, y: down.slopeAtZero)
  }
}
