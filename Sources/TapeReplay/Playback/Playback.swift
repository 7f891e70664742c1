public import SessionModel

/// Says which moment of a tape is due, given how late it is: the clock is the caller's.
///
/// ```swift
/// let clock = ContinuousClock()
/// let start = clock.now
/// var playback = Playback(from: .zero, to: end, rate: 2, at: .zero)
/// // in every frame:
/// try replayer.seek(to: playback.time(at: start.duration(to: clock.now)))
/// ```
///
/// Instants are durations since an origin of the caller's choice. Every moment is computed from the
/// last change of speed, not from the frame before, so lateness never adds up; arithmetic is in whole
/// microseconds and thousandths of the rate, so it is exact. In either direction the position due at
/// a moment is the same: every event and deadline up to it has happened.
public struct Playback: Equatable, Sendable {
  /// How slowly and how quickly a tape can be played, in either direction.
  public static let rates = 0.1...100.0

  /// The moment after which there is nothing to play.
  public let end: Time
  /// Whether it stands still.
  public private(set) var isPaused = false

  private let folded: FoldedTime
  /// Thousandths of the rate, negative in reverse.
  private var thousandths: Int64
  /// The instant of the last change, in microseconds since the caller's origin.
  private var anchor: Int64
  /// Folded time shown at the anchor.
  private var shown: Int64

  /// Plays from `start` as of the instant `now`; `folds` are left out.
  ///
  /// - Parameter rate: how much faster than the session, negative in reverse; its amount is brought
  ///   into `rates` and rounded to a thousandth.
  public init(
    from start: Time,
    to end: Time,
    rate: Double = 1,
    at now: Duration,
    folds: [Fold] = []
  ) {
    self.end = max(end, .zero)
    folded = FoldedTime(folds)
    thousandths = Playback.thousandths(rate)
    anchor = now.microseconds
    shown = folded.shown(at: min(max(start, .zero), self.end))
  }

  /// The folds that are left out, in order.
  public var folds: [Fold] {
    folded.folds
  }

  /// How much faster than the session it plays, negative in reverse; kept while paused.
  public var rate: Double {
    Double(thousandths) / 1000
  }

  /// The moment that is due at the instant `now`, from zero to `end`.
  public func time(at now: Duration) -> Time {
    min(folded.time(at: shown(at: now)), end)
  }

  /// The first instant at which `time` is due, or has been passed; nil if it never will be.
  ///
  /// A player may sleep until the instant of the next event instead of drawing frames.
  public func instant(of time: Time) -> Duration? {
    guard !isPaused, time >= .zero, time <= end else { return nil }
    let distance = folded.shown(at: time) - shown
    guard distance != 0 else { return .microseconds(anchor) }
    guard (distance > 0) == (thousandths > 0) else { return nil }
    let (product, overflow) = distance.magnitude.multipliedReportingOverflow(by: 1000)
    guard !overflow else { return nil }
    let speed = thousandths.magnitude
    let wait = product / speed + (product % speed == 0 ? 0 : 1)
    let (instant, isTooLate) = anchor.addingReportingOverflow(Int64(clamping: wait))
    return isTooLate ? nil : .microseconds(instant)
  }

  /// Whether everything has been shown in the direction it plays.
  public func isFinished(at now: Duration) -> Bool {
    let shown = shown(at: now)
    return thousandths > 0 ? shown >= folded.shown(at: end) : shown <= 0
  }

  /// Plays at another rate, or in the other direction, from the moment due at `now` on.
  public mutating func setRate(_ rate: Double, at now: Duration) {
    hold(at: now)
    thousandths = Playback.thousandths(rate)
  }

  /// Stands still at the moment due at `now`.
  public mutating func pause(at now: Duration) {
    hold(at: now)
    isPaused = true
  }

  /// Goes on from where it stands.
  public mutating func resume(at now: Duration) {
    hold(at: now)
    isPaused = false
  }

  /// Goes on at `time`, or stands still there.
  public mutating func jump(to time: Time, at now: Duration) {
    anchor = now.microseconds
    shown = folded.shown(at: min(max(time, .zero), end))
  }

  private mutating func hold(at now: Duration) {
    shown = shown(at: now)
    anchor = now.microseconds
  }

  private func shown(at now: Duration) -> Int64 {
    let (elapsed, isEarly) = now.microseconds.subtractingReportingOverflow(anchor)
    guard !isPaused, !isEarly, elapsed > 0 else { return shown }
    let (product, overflow) = elapsed.multipliedReportingOverflow(by: thousandths)
    let last = folded.shown(at: end)
    if overflow { return thousandths > 0 ? last : 0 }
    let (due, isBeyond) = shown.addingReportingOverflow(product / 1000)
    return isBeyond ? last : min(max(due, 0), last)
  }

  private static func thousandths(_ rate: Double) -> Int64 {
    guard !rate.isNaN else { return 1000 }
    let amount = min(max(rate.magnitude, rates.lowerBound), rates.upperBound)
    let thousandths = Int64((amount * 1000).rounded())
    return rate < 0 ? -thousandths : thousandths
  }
}

extension Duration {
  /// Whole microseconds, saturating.
  fileprivate var microseconds: Int64 {
    let (seconds, attoseconds) = components
    let (scaled, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000)
    let (sum, carry) = scaled.addingReportingOverflow(attoseconds / 1_000_000_000_000)
    return overflow || carry ? (seconds < 0 ? .min : .max) : sum
  }
}
