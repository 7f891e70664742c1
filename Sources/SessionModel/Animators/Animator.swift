/// A property animator: an animation that can be paused, scrubbed, turned round and continued.
///
/// It knows two measures of how far it is. *Progress* is what the screen shows, from the start
/// value 0 to the end value 1. The *fraction* is what `fractionComplete` reads: the share of the
/// time while it runs, progress once it is paused (unless it scrubs along its curve), and either
/// of them counted from the other end when it is reversed.
public struct Animator: Equatable, Sendable {
  /// Where an animator stands.
  public enum State: UInt8, CaseIterable, Sendable {
    /// Has not started, or is over; can be started again.
    case inactive
    /// Runs or is paused.
    case active
    /// Stopped; waits to be finished.
    case stopped
  }

  /// Its name.
  public internal(set) var id: Name
  /// When it was made.
  public internal(set) var created: Time
  /// Time it was asked to take; a spring with a mass takes its own.
  public internal(set) var requestedDuration: Interval
  /// Its own curve.
  public internal(set) var curve: TimingCurve
  /// Whether it stays active at its end, without calling its completions.
  public internal(set) var pausesOnCompletion: Bool
  /// Whether fractions set while it is paused are progress; otherwise they are time on its curve.
  public internal(set) var scrubsLinearly: Bool
  /// Where it stands.
  public internal(set) var state = State.inactive
  /// Whether it moves by itself.
  public internal(set) var isRunning = false
  /// Whether it runs towards its start.
  public internal(set) var isReversed = false
  /// Animation blocks it holds; its end releases them.
  public internal(set) var animations: UInt16 = 0
  /// Completions it will call, each once.
  public internal(set) var completions: UInt16 = 0
  /// The curve it moves along now: its own, or the one it was continued with.
  public internal(set) var activeCurve: TimingCurve

  /// What its springs may leave of their distance when they count as settled.
  var settling: Double
  /// Whether fractions are counted from the end; follows `isReversed`, at once or later.
  var countsFromEnd = false
  /// Whether nobody holds it any more and it only runs to its end.
  var isReleased = false
  /// Progress on the screen while it does not run.
  var heldProgress = 0.0
  /// Fraction while it does not run, counted from the start and unclamped.
  var heldFraction = 0.0
  /// When it began to move as it does.
  var runsSince = Time.zero
  /// Places on the active curve where the run begins and ends.
  var runsFrom = 0.0
  var runsTo = 0.0
  /// When it ends by itself; `never` if it does not.
  var deadline = Time.never
  /// Place in the order of creation, which breaks ties between deadlines.
  var serial: UInt64

  /// Duration unless another is given.
  public static let defaultDuration = Interval(microseconds: 300_000)

  init(
    _ id: Name,
    _ creation: AnimatorReport.Creation,
    at time: Time,
    serial: UInt64,
    settling: Double = SpringCurve.settledRemainder
  ) {
    self.id = id
    created = time
    requestedDuration = max(creation.duration ?? Self.defaultDuration, .zero)
    curve = creation.curve ?? .easeInOut
    activeCurve = curve
    pausesOnCompletion = creation.pausesOnCompletion ?? false
    scrubsLinearly = creation.scrubsLinearly ?? true
    self.serial = serial
    self.settling = settling
  }
}
