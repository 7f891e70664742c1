extension SpringCurve {
  /// The range of mass, stiffness and damping; far beyond any visible spring, and safe to square.
  public static let parameterBounds = 1e-6...1e9

  /// The range of the initial velocity, in animation distances per second.
  public static let velocityBounds = -1e6...1e6

  /// The range of ratios a spring can be fitted with; below it the fitted frequency grows absurd.
  public static let fittedRatioBounds = 0.01...1.0

  /// The range of durations a spring can be fitted to, in seconds: a microsecond to 31 years.
  public static let durationBounds = 1e-6...1e9

  /// The range of the remainder at which a spring counts as settled, a share of its distance.
  public static let settlingBounds = 1e-9...0.5

  /// How close to 1 a damping ratio counts as critical.
  ///
  /// Parameters computed to be critical miss 1 by their rounding; the two laws of motion differ by
  /// less than this there, but the settling rules do not agree.
  private static let criticalTolerance = 1e-9

  /// Whether a damping ratio moves like a critical spring.
  static func isCritical(_ dampingRatio: Double) -> Bool {
    dampingRatio >= 1 - criticalTolerance
  }

  /// √(1 − ζ²), the swinging frequency as a share of the undamped one.
  static func swing(_ dampingRatio: Double) -> Double {
    ((1 - dampingRatio) * (1 + dampingRatio)).squareRoot()
  }
}
