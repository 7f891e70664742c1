extension Transition {
  /// Progress as `percentComplete` is shown: the raw value within 0…1; NaN shows as 0.
  public var fraction: Double {
    rawFraction > 0 ? (rawFraction < 1 ? rawFraction : 1) : 0
  }

  /// Progress on the screen at `time`, 0…1 for cubic curves; a spring may overshoot.
  ///
  /// An explicit transition that glides does not say for how long, so it stays where it was let go.
  public func shownFraction(at time: Time) -> Double {
    switch phase {
    case .requested, .refused: 0
    case .interactive, .paused: fraction
    case .finishing: fraction + (1 - fraction) * tailProgress(at: time)
    case .cancelling: fraction - fraction * tailProgress(at: time)
    case .animating: animationProgress(at: time)
    }
  }

  /// Time the tail takes from the present progress: what is left of the duration, or what is done.
  ///
  /// A spring with a mass takes its own time, unless there is no way to go.
  ///
  /// - Parameter settling: Policy `settleTolerance`.
  func tail(finishes: Bool, settling: Double) -> Interval {
    let rest = finishes ? 1 - fraction : fraction
    if rest > 0, case .spring = completionCurve {
      let settling = completionCurve.naturalDuration(
        requested: duration.seconds,
        settling: settling
      )
      return Interval(seconds: min(settling, TimingCurve.longestDuration))
    }
    return Interval(seconds: rest * duration.seconds)
  }

  /// Takes the finger's speed, in fractions a second, over to the tail, whose way is what is left or
  /// what is done.
  mutating func startTail(_ decision: Decision, speed: Double) {
    let way = decision.finishes ? 1 - fraction : fraction
    let start = way > 0 ? (decision.finishes ? speed : -speed) / way : 0
    tailSpeed = start.bounded(to: SpringCurve.velocityBounds, nan: 0)
  }

  /// A spring with a mass moves at its own pace, whenever it counts as settled.
  private func tailProgress(at time: Time) -> Double {
    guard ends != .never else { return 0 }
    if case .spring(let mass, let stiffness, let damping) = completionCurve, movesSince < time,
      time < ends
    {
      let spring = SpringCurve(
        mass: mass,
        stiffness: stiffness,
        damping: damping,
        initialVelocity: tailSpeed
      )
      return spring.progress(at: (time - movesSince).seconds)
    }
    return Transition.progress(completionCurve, from: movesSince, to: ends, at: time)
  }

  private func animationProgress(at time: Time) -> Double {
    Transition.progress(curve, from: movesSince, to: movesSince + duration, at: time)
  }

  private static func progress(
    _ curve: TimingCurve,
    from start: Time,
    to end: Time,
    at time: Time
  ) -> Double {
    guard time < end else { return 1 }
    guard start < time else { return 0 }
    let length = (end - start).seconds
    return curve.progress(atFraction: (time - start).seconds / length, duration: length)
  }
}

extension Session {
  /// What `percentComplete` of `transition` reads, by policy `percentReadback`.
  public func percentComplete(of transition: Transition) -> Double {
    policies.departs(.percentReadback) ? transition.rawFraction : transition.fraction
  }
}
