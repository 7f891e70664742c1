/// A timing curve over the duration it is asked for, as a path with a place for every moment.
///
/// A place is the share 0…1 of the duration that has passed, so that a path without length still
/// has two ends; on a spring that never settles, which has no share, it is the seconds passed.
struct CurvePath {
  let curve: TimingCurve
  /// Seconds asked for.
  let requested: Double
  /// Seconds the whole path takes; infinite if it never ends.
  let duration: Double

  /// What a spring may leave of its distance when it counts as settled.
  let settling: Double

  init(_ curve: TimingCurve, requested: Interval, settling: Double) {
    self.curve = curve
    self.requested = requested.seconds
    self.settling = settling
    duration = curve.naturalDuration(requested: requested.seconds, settling: settling)
  }

  /// Whether the path has an end.
  var isFinite: Bool {
    duration < .infinity
  }

  /// The place where the path ends.
  var end: Double {
    isFinite ? 1 : .infinity
  }

  /// Whether a spring shapes it.
  var isSpring: Bool {
    switch curve {
    case .spring, .springRatio: true
    default: false
    }
  }

  /// Whether its physics alone say how long it takes.
  var isPhysical: Bool {
    if case .spring = curve { return true }
    return false
  }

  /// Progress on the screen at `place`; a place beyond the path counts as its nearer end.
  func progress(at place: Double) -> Double {
    if isFinite {
      return curve.progress(atFraction: place, duration: requested, settling: settling)
    }
    guard place < .infinity else { return 1 }
    return curve.progress(atElapsed: place, duration: requested, settling: settling)
  }

  /// The first place with `progress`; full progress is the end, wherever a spring passed it before.
  func place(atProgress progress: Double) -> Double {
    guard isFinite else {
      return curve.elapsed(atProgress: progress, duration: requested, settling: settling)
    }
    guard progress != 1 else { return 1 }
    return curve.fraction(atProgress: progress, duration: requested, settling: settling)
  }

  /// The share of time at `place`; an endless path never gets anywhere.
  func fraction(at place: Double) -> Double {
    isFinite ? place : 0
  }

  /// Seconds between two places.
  func seconds(from start: Double, to end: Double) -> Double {
    guard start != end else { return 0 }
    return (end > start ? end - start : start - end) * (isFinite ? duration : 1)
  }
}
