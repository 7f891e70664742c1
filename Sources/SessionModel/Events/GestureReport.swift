/// A recognizer state as the app saw it, with the values its handler read.
///
/// A value that was not reported is 0.
public struct GestureReport: Equatable, Sendable {
  /// The recognizer.
  public var recognizer: Name
  /// Its new state.
  public var state: GestureState
  /// A finger it follows; it need not be in the log.
  public var touch: Int32?
  /// Translation since the gesture began, in points.
  public var translation: Point
  /// Velocity, in points per second.
  public var velocity: Point
  /// Pinch scale, 1 being unchanged; 0 where not reported.
  public var scale: Double
  /// Rotation, in degrees.
  public var rotation: Double
  /// Force; 0 where not reported.
  public var force: Double
  /// The edge the gesture started from, for edge pans.
  public var edge: Edge?

  /// A report by `recognizer`.
  @inlinable
  public init(
    _ recognizer: Name,
    _ state: GestureState,
    touch: Int32? = nil,
    translation: Point = .zero,
    velocity: Point = .zero,
    scale: Double = 0,
    rotation: Double = 0,
    force: Double = 0,
    edge: Edge? = nil
  ) {
    self.recognizer = recognizer
    self.state = state
    self.touch = touch
    self.translation = translation
    self.velocity = velocity
    self.scale = scale
    self.rotation = rotation
    self.force = force
    self.edge = edge
  }
}
