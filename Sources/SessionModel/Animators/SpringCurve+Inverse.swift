extension SpringCurve {
  /// The phase at which even the fastest start has died away to less than a `Double` can hold.
  private static let restingPhase = 128.0

  /// Returns the first time, in seconds, at which `progress` is reached, or nil if it never is.
  ///
  /// A spring that swings passes some values many times; the first time counts, also beyond the
  /// settling duration. NaN counts as 0, which is reached at once.
  ///
  /// - Complexity: O(1), a fixed number of halvings.
  public func time(atProgress progress: Double) -> Double? {
    let target = progress.bounded(to: -.infinity ... .infinity, nan: 0)
    guard target != 0 else { return 0 }
    let turns = turningTimes
    return Bisection.firstPoint(from: 0, to: turns.first, reaching: target, value: self.progress)
      ?? Bisection.firstPoint(
        from: turns.first,
        to: turns.second,
        reaching: target,
        value: self.progress
      )
  }

  /// The ends of the first two stretches on which the progress only rises or only falls.
  ///
  /// Later swings are smaller, so whatever these do not reach is never reached.
  private var turningTimes: (first: Double, second: Double) {
    dampedFrequency > 0 ? swingingTurningTimes : criticalTurningTimes
  }

  private var swingingTurningTimes: (first: Double, second: Double) {
    var phase = Double.pi
    if initialVelocity != 0 {
      phase = Bisection.firstPoint(from: 0, to: .pi) {
        (swingingVelocity(atPhase: $0) > 0) != (initialVelocity > 0)
      }
    }
    return (phase / dampedFrequency, (phase + .pi) / dampedFrequency)
  }

  private var criticalTurningTimes: (first: Double, second: Double) {
    let rest = Self.restingPhase / angularFrequency
    guard initialVelocity < 0 || initialVelocity > angularFrequency else { return (rest, rest) }
    let excess = initialVelocity - angularFrequency
    let turn = initialVelocity / (angularFrequency * excess)
    return (turn, turn + rest)
  }
}
