extension SpringCurve {
  /// The share of the distance that may be left when a spring counts as settled, unless told
  /// otherwise.
  public static let settledRemainder = 0.001

  /// The multiple of which a critical spring's settling duration is one, in steps per second.
  private static let criticalStepsPerSecond = 10.0

  /// The root u of (1 + u)·e⁻ᵘ = 0.001: a critical spring's phase when 0.001 is left.
  private static let criticalSettlingPhase = 9.233413476451586

  /// A phase at which less is left of a critical spring than the smallest remainder.
  private static let longestCriticalPhase = 32.0

  /// Creates a spring of mass 1 that settles exactly at `duration`, from rest unless told otherwise.
  ///
  /// The frequency follows from the settling rule: ω = ln(1000·(1 + ζ/√(1−ζ²))) / (ζ·duration) for
  /// a weakly damped spring, ω = 9.2334 / duration for a critical one, without rounding to 0.1 s.
  /// So the motion is the same for every duration, only stretched. The ratio is brought into
  /// `fittedRatioBounds` (NaN counts as 1), the duration, in seconds, into `durationBounds` (NaN
  /// counts as the shortest).
  public init(dampingRatio: Double, duration: Double, initialVelocity: Double = 0) {
    let ratio = dampingRatio.bounded(to: Self.fittedRatioBounds, nan: 1)
    let duration = duration.bounded(
      to: Self.durationBounds,
      nan: Self.durationBounds.lowerBound
    )
    let phase =
      Self.isCritical(ratio)
      ? Self.criticalSettlingPhase : Self.envelopePhase(ratio, Self.settledRemainder) / ratio
    let frequency = phase / duration
    self.init(
      physics: (mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency),
      initialVelocity: initialVelocity,
      dampingRatio: ratio,
      angularFrequency: frequency,
      settlingDuration: duration
    )
  }

  /// The settling duration in seconds; one beyond the longest duration counts as infinite.
  static func settlingDuration(
    dampingRatio: Double,
    angularFrequency: Double,
    remainder: Double
  ) -> Double {
    guard !isCritical(dampingRatio) else {
      return criticalSettlingDuration(angularFrequency: angularFrequency, remainder)
    }
    guard dampingRatio > 0 else { return .infinity }
    let seconds = envelopePhase(dampingRatio, remainder) / (dampingRatio * angularFrequency)
    return seconds <= durationBounds.upperBound ? seconds : .infinity
  }

  /// How often the envelope, which starts at 1 + ζ/√(1−ζ²), must decay by e to be at `remainder`.
  private static func envelopePhase(_ dampingRatio: Double, _ remainder: Double) -> Double {
    let envelope = 1 + dampingRatio / swing(dampingRatio)
    return Elementary.naturalLogarithm(envelope / remainder)
  }

  /// A critical spring's phase when `remainder` is left.
  private static func criticalPhase(_ remainder: Double) -> Double {
    guard remainder != settledRemainder else { return criticalSettlingPhase }
    return Bisection.firstPoint(from: 0, to: longestCriticalPhase) {
      isSettled(atPhase: $0, remainder)
    }
  }

  private static func criticalSettlingDuration(
    angularFrequency: Double,
    _ remainder: Double
  ) -> Double {
    let exactSteps = criticalPhase(remainder) * criticalStepsPerSecond / angularFrequency
    // Rounding may put the exact root on either side of a whole step, so both are tried.
    let whole = Double(Int64(exactSteps))
    var seconds = whole / criticalStepsPerSecond
    if !isSettled(atPhase: angularFrequency * seconds, remainder) {
      seconds = (whole + 1) / criticalStepsPerSecond
    }
    if !isSettled(atPhase: angularFrequency * seconds, remainder) {
      seconds = (whole + 2) / criticalStepsPerSecond
    }
    return seconds
  }

  /// Whether a critical spring from rest has less than `remainder` to go.
  private static func isSettled(atPhase phase: Double, _ remainder: Double) -> Bool {
    (1 + phase) * Elementary.exponential(-phase) < remainder
  }
}
