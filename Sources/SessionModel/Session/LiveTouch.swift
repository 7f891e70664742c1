/// A finger that is down.
public struct LiveTouch: Equatable, Sendable {
  /// A measured place and when it was measured.
  public struct Sample: Equatable, Sendable {
    /// Where, in points.
    public internal(set) var position: Point
    /// When, on the session's clock.
    public internal(set) var time: Time

    /// A finger at `position` at `time`.
    public init(position: Point, time: Time) {
      self.position = position
      self.time = time
    }
  }

  /// The finger.
  public internal(set) var id: Int32
  /// The window it touches.
  public internal(set) var window: Name
  /// When it landed.
  public internal(set) var since: Time
  /// Where it landed; nil if unknown.
  public internal(set) var start: Sample?
  /// The last sample.
  public internal(set) var last: Sample?
  /// The last sample that lay elsewhere than `last`, for two-sample velocity.
  public internal(set) var previous: Sample?
  /// Force; 0 if not reported.
  public internal(set) var force: Double
  /// Order of landing.
  public internal(set) var serial: UInt64
}
