/// A step in the life of an explicit transition, as the app's own code made it.
public struct TransitionReport: Equatable, Sendable {
  /// How a transition starts.
  public struct Beginning: Equatable, Sendable {
    /// Whether a finger or a clock moves it.
    public enum Mode: Equatable, Sendable {
      /// Follows a gesture.
      case interactive
      /// Runs by itself for a time, with an initial velocity in points per second.
      case animated(Interval, velocity: Double?)
    }

    /// What it changes.
    public var kind: TransitionKind
    /// The screen it leaves; nil if not reported.
    public var from: Name?
    /// The screen it goes to; nil if not reported.
    public var to: Name?
    /// How it moves.
    public var mode: Mode
    /// Who drives it; nil if not reported.
    public var cause: Cause?
    /// The stack it acts on; nil is the one that holds `from`, else the first.
    public var stack: Name?

    /// The beginning of a transition.
    public init(
      _ kind: TransitionKind,
      from: Name? = nil,
      to: Name? = nil,
      _ mode: Mode,
      cause: Cause? = nil,
      stack: Name? = nil
    ) {
      self.kind = kind
      self.from = from
      self.to = to
      self.mode = mode
      self.cause = cause
      self.stack = stack
    }
  }

  /// What happened to it.
  public enum Step: Equatable, Sendable {
    case begin(Beginning)
    /// Progress was set, 0 to 1; other values are kept.
    case update(Double)
    case finish
    case cancel
    case pause
    /// Caught again while it glides, by a recognizer if that was reported.
    case resume(by: Name?)
    case complete(finished: Bool)
  }

  /// The transition.
  public var id: TransitionID
  /// What happened.
  public var step: Step

  /// A step of transition `id`.
  public init(_ id: TransitionID, _ step: Step) {
    self.id = id
    self.step = step
  }
}
