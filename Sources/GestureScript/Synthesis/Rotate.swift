public import SessionModel

/// Two fingers, opposite each other, that turn around a point.
public struct Rotate: Equatable, Sendable {
  /// What they turn around, in points.
  public var center: Point
  /// Distance of each finger from the centre, in points.
  public var radius: Double
  /// Direction of the first finger when it lands, in degrees clockwise on the screen; 0 is right.
  public var from: Double
  /// Direction of the first finger when it leaves, in degrees.
  public var to: Double
  /// Time from landing to leaving; clamped to 0…`SynthesisLimits.longestDuration`.
  public var duration: Interval

  /// A turn around `center`.
  public init(center: Point, radius: Double, from: Double, to: Double, duration: Interval) {
    self.center = center
    self.radius = radius
    self.from = from
    self.to = to
    self.duration = duration
  }
}
