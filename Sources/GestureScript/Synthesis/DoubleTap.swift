public import SessionModel

/// Two quick taps in one place, by the same finger.
public struct DoubleTap: Equatable, Sendable {
  /// Where, in points.
  public var at: Point
  /// The finger; nil takes the first free one.
  public var id: Int32?

  /// A double tap at `at`.
  public init(at: Point, id: Int32? = nil) {
    self.at = at
    self.id = id
  }
}
