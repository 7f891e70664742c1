extension Animator {
  /// Seconds the whole animation takes: what was asked for, or what a spring with a mass needs;
  /// infinite if it never settles.
  public var duration: Double {
    curve.naturalDuration(requested: requestedDuration.seconds, settling: settling)
  }

  /// What `fractionComplete` reads at `time`; raw, so it may lie outside 0…1.
  ///
  /// 0 while it is inactive.
  public func fraction(at time: Time) -> Double {
    guard state != .inactive else { return 0 }
    let fraction = isRunning ? path.fraction(at: place(at: time)) : heldFraction
    return countsFromEnd ? 1 - fraction : fraction
  }

  /// How far the screen is from the start value 0 to the end value 1 at `time`.
  ///
  /// Within 0…1 but for curves that overshoot. While it is inactive, what the last run left.
  public func progress(at time: Time) -> Double {
    isRunning ? path.progress(at: place(at: time)) : heldProgress
  }

  /// Seconds until it ends, at `time`: while it is paused, if it were continued as it is.
  ///
  /// 0 while it is inactive or stopped, infinite if it never ends.
  public func remaining(at time: Time) -> Double {
    guard state == .active else { return 0 }
    guard isRunning else {
      let path = path
      return Self.length(of: path, from: heldPlace(on: path), to: target(on: path))
    }
    guard deadline != .never else { return .infinity }
    return max((deadline - time).seconds, 0)
  }

  /// The path it moves along.
  var path: CurvePath {
    CurvePath(activeCurve, requested: requestedDuration, settling: settling)
  }

  /// The place on `path` it runs to.
  func target(on path: CurvePath) -> Double {
    isReversed ? 0 : path.end
  }

  /// The place on the active path at `time`, while it runs.
  func place(at time: Time) -> Double {
    guard runsSince < time else { return runsFrom }
    guard time < deadline else { return runsTo }
    let elapsed = (time - runsSince).seconds
    // On an endless path a place is the seconds passed; one that is turned round has an end again.
    guard runsTo < .infinity else { return runsFrom + elapsed }
    return runsFrom + (runsTo - runsFrom) * (elapsed / (deadline - runsSince).seconds)
  }

  /// The place on `path` that shows the held progress.
  ///
  /// An animator that scrubs along its curve knows the place itself, as long as the curve is the same.
  func heldPlace(on path: CurvePath) -> Double {
    if scrubsAlong(path), path.curve == activeCurve {
      return heldFraction.bounded(to: 0...1, nan: 0)
    }
    return path.place(atProgress: heldProgress)
  }

  /// Whether fractions set while it is paused are time; an endless path has no share of time.
  func scrubsAlong(_ path: CurvePath) -> Bool {
    !scrubsLinearly && path.isFinite
  }

  /// Fractions that can be shown if one outside 0…1 is; far more than any drag reaches, so that
  /// pictures stay finite.
  static let shownFractions = -100.0...100.0

  /// A spring with less than this left ends at once, in seconds (reported for iOS 10 and 11).
  private static let shortestSpringRest = 0.1

  /// Seconds that a run takes which goes on between two places.
  static func length(of path: CurvePath, from start: Double, to end: Double) -> Double {
    let seconds = path.seconds(from: start, to: end)
    return path.isSpring && seconds < shortestSpringRest ? 0 : seconds
  }
}
