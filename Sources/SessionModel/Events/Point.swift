/// A position or a displacement, in points; x grows to the right, y downwards.
public struct Point: Equatable, Sendable {
  /// Horizontal, in points.
  public var x: Double
  /// Vertical, in points.
  public var y: Double

  /// The point at `x`, `y`.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin, or no displacement.
  public static let zero = Point(x: 0, y: 0)

  /// The displacement from `right` to `left`.
  public static func - (left: Point, right: Point) -> Point {
    Point(x: left.x - right.x, y: left.y - right.y)
  }
}
