public import SessionModel

/// A finger that touches and leaves at once.
public struct Tap: Equatable, Sendable {
  /// Where, in points.
  public var at: Point
  /// The finger; nil takes the first free one.
  public var id: Int32?

  /// A tap at `at`.
  public init(at: Point, id: Int32? = nil) {
    self.at = at
    self.id = id
  }
}
