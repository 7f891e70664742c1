/// A transition that is open: requested, following a finger, gliding, animating, or refused.
public struct Transition: Equatable, Sendable {
  /// Where it stands.
  public enum Phase: UInt8, CaseIterable, Sendable {
    /// Asked for; the container has changed its answer but nothing moves yet.
    case requested
    /// Follows a gesture.
    case interactive
    /// Held still by code.
    case paused
    /// Glides to its end.
    case finishing
    /// Glides back.
    case cancelling
    /// Runs by itself.
    case animating
    /// Never started; it stays in the log's account until its `complete`.
    case refused
  }

  /// Who started it.
  public enum Origin: UInt8, CaseIterable, Sendable {
    /// Steps in the log.
    case explicit
    /// A navigation call.
    case call
    /// A recognizer that the reducer drives.
    case recognizer
  }

  /// What it was told.
  public enum Outcome: UInt8, CaseIterable, Sendable {
    case undecided, finish, cancel
  }

  /// Its name.
  public internal(set) var id: TransitionID
  /// What it changes.
  public internal(set) var kind: TransitionKind
  /// The screen it leaves.
  public internal(set) var from: Name
  /// The screen it goes to.
  public internal(set) var to: Name
  /// The window it moves in.
  public internal(set) var window: Name
  /// The container it changes.
  public internal(set) var container: Name
  /// Who started it.
  public internal(set) var origin: Origin
  /// Where it stands.
  public internal(set) var phase: Phase
  /// The recognizer it follows, if any.
  public internal(set) var driver: Name?
  /// When it was asked for.
  public internal(set) var since: Time
  /// Progress as last set, unclamped.
  public internal(set) var rawFraction = 0.0
  /// What it was told.
  public internal(set) var outcome = Outcome.undecided
  /// Whether it began by following a gesture.
  public internal(set) var initiallyInteractive = false
  /// Whether its "will" callbacks have been derived.
  public internal(set) var isCommitted = false
  /// When it commits; `never` once it has.
  public internal(set) var commitDue = Time.never
  /// When it completes by itself; `never` if it does not.
  public internal(set) var ends = Time.never
  /// Time the whole of it takes.
  public internal(set) var duration = Interval.zero
  /// Curve of the whole.
  public internal(set) var curve = TimingCurve.easeInOut
  /// Curve of the tail.
  public internal(set) var completionCurve = TimingCurve.easeInOut
  /// Speed with which a tail on a spring begins, in shares of its way a second; 0 unless policy
  /// `springStart` says otherwise.
  var tailSpeed = 0.0
  /// When the tail, or the animation, began.
  public internal(set) var movesSince = Time.zero
  /// How the screens move: `parallax` or `slide`.
  public internal(set) var style = Name.none
  /// Place in the order of creation, which breaks ties between deadlines.
  public internal(set) var serial: UInt64

  /// Whether it keeps its window busy.
  public var isOpen: Bool {
    phase != .refused
  }

  /// Whether a gesture moves it, or code holds it still.
  public var isInteractive: Bool {
    phase == .interactive || phase == .paused
  }
}
