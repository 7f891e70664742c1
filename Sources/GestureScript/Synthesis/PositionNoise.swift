import SessionModel

/// Noise on the positions of one finger, correlated from sample to sample as a trembling hand's is.
struct PositionNoise {
  /// Standard deviation, in points; 0 leaves positions exact.
  let deviation: Double
  private var displacement = Point.zero

  /// Noise of `deviation` points; what makes no sense is none.
  init(deviation: Double) {
    self.deviation = SynthesisLimits.clamp(deviation, to: 0...SynthesisLimits.farthest, nan: 0)
  }

  /// How much of the last displacement stays; the share of fresh noise, 0.6, keeps the deviation.
  private static let (kept, fresh) = (0.8, 0.6)

  /// Returns `position` displaced, on the grid of 1/256 point.
  mutating func disturb(_ position: Point, drawing noise: inout SynthesisNoise) -> Point {
    guard deviation > 0 else { return position }
    displacement.x =
      displacement.x * PositionNoise.kept + noise.bell() * deviation * PositionNoise.fresh
    displacement.y =
      displacement.y * PositionNoise.kept + noise.bell() * deviation * PositionNoise.fresh
    let place = Point(x: position.x + displacement.x, y: position.y + displacement.y)
    return onGrid(SynthesisLimits.clamp(place))
  }

  /// Returns `position` undisturbed, on the grid of 1/256 point if there is any noise.
  func onGrid(_ position: Point) -> Point {
    guard deviation > 0 else { return position }
    return Point(
      x: (position.x * 256).rounded() / 256,
      y: (position.y * 256).rounded() / 256
    )
  }
}
