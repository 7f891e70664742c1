public import SessionModel

/// A finger that rests in one place.
public struct LongPress: Equatable, Sendable {
  /// Where, in points.
  public var at: Point
  /// How long; clamped to 0…`SynthesisLimits.longestDuration`.
  public var duration: Interval
  /// The finger; nil takes the first free one.
  public var id: Int32?

  /// A press at `at` that lasts `duration`.
  public init(at: Point, duration: Interval, id: Int32? = nil) {
    self.at = at
    self.duration = duration
    self.id = id
  }
}
