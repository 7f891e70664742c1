/// A step in the life of a property animator.
public struct AnimatorReport: Equatable, Sendable {
  /// How an animator is made; nil means the default.
  public struct Creation: Equatable, Sendable {
    /// Time it runs; 0.3 s if nil.
    public var duration: Interval?
    /// Its curve; easeInOut if nil.
    public var curve: TimingCurve?
    /// Whether it stays active at its end; false if nil.
    public var pausesOnCompletion: Bool?
    /// Whether scrubbing ignores the curve; true if nil.
    public var scrubsLinearly: Bool?

    /// The making of an animator.
    public init(
      duration: Interval? = nil,
      curve: TimingCurve? = nil,
      pausesOnCompletion: Bool? = nil,
      scrubsLinearly: Bool? = nil
    ) {
      self.duration = duration
      self.curve = curve
      self.pausesOnCompletion = pausesOnCompletion
      self.scrubsLinearly = scrubsLinearly
    }
  }

  /// Where a stopped animator is finished.
  public enum Position: UInt8, CaseIterable, Sendable {
    case end, start, current
  }

  /// What happened to it.
  public enum Step: Equatable, Sendable {
    case create(Creation)
    case start
    case pause
    /// `fractionComplete` was set.
    case fraction(Double)
    /// `isReversed` was set.
    case reverse(Bool)
    /// Continued with a duration factor and, if given, another curve.
    case proceed(factor: Double, curve: TimingCurve?)
    /// Stopped; with `finishing` it waits to be finished.
    case stop(finishing: Bool)
    case finish(at: Position)
    /// The last reference went away.
    case release
  }

  /// The animator.
  public var id: Name
  /// What happened.
  public var step: Step

  /// A step of animator `id`.
  public init(_ id: Name, _ step: Step) {
    self.id = id
    self.step = step
  }
}
