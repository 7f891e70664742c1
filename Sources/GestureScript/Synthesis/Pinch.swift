public import SessionModel

/// Two fingers that move apart or together.
public struct Pinch: Equatable, Sendable {
  /// The point midway between the fingers, in points.
  public var center: Point
  /// Distance between the fingers when they land, in points.
  public var from: Double
  /// Distance between the fingers when they leave, in points.
  public var to: Double
  /// Time from landing to leaving; clamped to 0…`SynthesisLimits.longestDuration`.
  public var duration: Interval
  /// Direction from the first finger to the second, in degrees clockwise on the screen; 0 is right.
  public var angle: Double

  /// A pinch around `center`.
  public init(
    center: Point,
    from: Double,
    to: Double,
    duration: Interval,
    angle: Double = 0
  ) {
    self.center = center
    self.from = from
    self.to = to
    self.duration = duration
    self.angle = angle
  }
}
