public import SessionModel

/// A finger that leaves while it still moves.
public struct Flick: Equatable, Sendable {
  /// Where the finger lands, in points.
  public var from: Point
  /// Where it leaves, in points.
  public var toward: Point
  /// Speed at which it leaves, in points a second.
  public var speed: Double
  /// The finger; nil takes the first free one.
  public var id: Int32?

  /// A flick from `from` that leaves at `toward` with `speed`.
  public init(from: Point, toward: Point, speed: Double, id: Int32? = nil) {
    self.from = from
    self.toward = toward
    self.speed = speed
    self.id = id
  }
}
