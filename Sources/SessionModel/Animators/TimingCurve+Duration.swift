extension TimingCurve {
  /// The longest duration of an animation that ends, in seconds: 31 years.
  public static let longestDuration = SpringCurve.durationBounds.upperBound

  /// Returns the seconds the whole curve takes when the animator asks for `requested`.
  ///
  /// A `spring` ignores the request and takes its settling duration, which is infinite without
  /// damping; all others take what is asked, within 0…`longestDuration` (NaN counts as 0).
  public func naturalDuration(
    requested: Double,
    settling: Double = SpringCurve.settledRemainder
  ) -> Double {
    if case .spring(let mass, let stiffness, let damping) = self {
      return SpringCurve(mass: mass, stiffness: stiffness, damping: damping, settling: settling)
        .settlingDuration
    }
    return requested.bounded(to: 0...Self.longestDuration, nan: 0)
  }

  /// Returns the seconds from `progress` to the end of the curve, or back to its start.
  ///
  /// With t* the first time at which the curve reaches `progress`, that is the natural duration
  /// less t* forwards, and t* when `reversed`. A spring that never settles has infinitely long to
  /// go forwards.
  ///
  /// - Parameters:
  ///   - progress: Progress towards the end value; clamped to what the curve reaches.
  ///   - duration: What the animator asks for, in seconds.
  ///   - reversed: Whether the animation runs back along the same curve.
  public func remainingDuration(
    fromProgress progress: Double,
    duration: Double,
    reversed: Bool
  ) -> Double {
    let natural = naturalDuration(requested: duration)
    let elapsed = elapsed(atProgress: progress, duration: duration)
    if reversed { return elapsed }
    guard natural < .infinity else { return .infinity }
    return natural - elapsed
  }
}
