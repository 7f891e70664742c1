extension CubicCurve {
  /// Returns the first time, as a fraction 0…1 of the duration, at which `progress` is reached.
  ///
  /// A curve that overshoots passes some values several times; the first time counts. A progress
  /// that the curve never reaches gives 0 if it is negative, else 1, and NaN counts as 0; on a
  /// curve that stays within 0…1 this clamps `progress` to 0…1, and 0 and 1 give exactly 0 and 1.
  ///
  /// - Complexity: O(1), a fixed number of halvings.
  public func time(atProgress progress: Double) -> Double {
    let progress = progress.bounded(to: -.infinity ... .infinity, nan: 0)
    guard progress != 0 else { return 0 }
    if isLinear || staysWithinUnit {
      guard progress > 0, progress < 1 else { return progress < 0 ? 0 : 1 }
    }
    if isLinear { return progress }
    guard let parameter = firstParameter(atProgress: progress) else { return progress < 0 ? 0 : 1 }
    return Self.coordinate(x1, x2, at: parameter)
  }

  /// Whether both control points, and so the whole curve, lie within progress 0…1.
  private var staysWithinUnit: Bool {
    (0...1).contains(y1) && (0...1).contains(y2)
  }

  private func firstParameter(atProgress progress: Double) -> Double? {
    let turns = turningParameters
    return firstParameter(atProgress: progress, from: 0, to: turns.first)
      ?? firstParameter(atProgress: progress, from: turns.first, to: turns.second)
      ?? firstParameter(atProgress: progress, from: turns.second, to: 1)
  }

  /// Searches a stretch on which the progress only rises or only falls.
  private func firstParameter(
    atProgress progress: Double,
    from start: Double,
    to end: Double
  ) -> Double? {
    Bisection.firstPoint(from: start, to: end, reaching: progress) {
      Self.coordinate(y1, y2, at: $0)
    }
  }

  /// The parameters at which progress may turn between rising and falling, in order, within 0…1.
  private var turningParameters: (first: Double, second: Double) {
    guard !staysWithinUnit else { return (1, 1) }
    // A third of the derivative, a·s² − 2·b·s + c.
    let a = 3 * (y1 - y2) + 1
    let b = 2 * y1 - y2
    let c = y1
    let discriminant = b * b - a * c
    guard discriminant > 0 else { return (1, 1) }
    // Both roots from the sum that does not cancel.
    let sum = b + (b < 0 ? -discriminant.squareRoot() : discriminant.squareRoot())
    let one = Self.parameter(sum, over: a)
    let other = Self.parameter(c, over: sum)
    return one < other ? (one, other) : (other, one)
  }

  /// A quotient brought into 0…1; one that does not exist counts as 1.
  private static func parameter(_ numerator: Double, over denominator: Double) -> Double {
    guard denominator != 0 else { return 1 }
    return (numerator / denominator).bounded(to: 0...1, nan: 1)
  }
}
