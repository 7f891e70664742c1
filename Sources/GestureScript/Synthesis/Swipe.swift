public import SessionModel

/// A finger that moves along a path and leaves.
public struct Swipe: Equatable, Sendable {
  /// Where the finger lands, in points.
  public var from: Point
  /// Where it leaves, in points.
  public var to: Point
  /// Places in between that the path passes through, in order; the finger's progress is measured
  /// along the length of the whole path.
  public var via: [Point]
  /// Time from landing to the end of the path; clamped to 0…`SynthesisLimits.longestDuration`.
  public var duration: Interval
  /// How progress follows time.
  public var curve: PathCurve
  /// The finger; nil takes the first free one.
  public var id: Int32?
  /// Standard deviation of the noise on every sample but the first and last, in points; 0 is none.
  ///
  /// With noise all positions lie on the grid of 1/256 point; without, they are exact.
  public var jitter: Double
  /// Rest at the end of the path before the finger leaves, without samples.
  public var hold: Interval
  /// Whether the system takes the touch away instead of the finger leaving.
  public var endsByCancel: Bool

  /// A swipe from `from` to `to`.
  public init(
    from: Point,
    to: Point,
    via: [Point] = [],
    duration: Interval,
    curve: PathCurve = .minJerk,
    id: Int32? = nil,
    jitter: Double = 0,
    hold: Interval = .zero,
    endsByCancel: Bool = false
  ) {
    self.from = from
    self.to = to
    self.via = via
    self.duration = duration
    self.curve = curve
    self.id = id
    self.jitter = jitter
    self.hold = hold
    self.endsByCancel = endsByCancel
  }
}
