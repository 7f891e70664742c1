extension TimingCurve {
  /// Returns the progress when `fraction` of the natural duration has passed.
  ///
  /// `fraction` is clamped to 0…1 and NaN counts as 0; 0 and 1 give exactly 0 and 1, although a
  /// spring may still have a thousandth to go. A spring that never settles stays at 0 short of
  /// fraction 1; ask it by seconds.
  ///
  /// - Parameters:
  ///   - fraction: The share of the natural duration, 0…1.
  ///   - duration: What the animator asks for, in seconds. It matters to `springRatio` alone, and
  ///     there only to the last digits.
  public func progress(
    atFraction fraction: Double,
    duration: Double,
    settling: Double = SpringCurve.settledRemainder
  ) -> Double {
    let fraction = fraction.bounded(to: 0...1, nan: 0)
    guard fraction > 0, fraction < 1 else { return fraction }
    switch shape(duration: duration, settling: settling) {
    case .cubic(let cubic):
      return cubic.progress(atTime: fraction)
    case .spring(let spring):
      guard spring.settlingDuration < .infinity else { return 0 }
      return spring.progress(at: fraction * spring.settlingDuration)
    }
  }

  /// Returns the first fraction of the natural duration, 0…1, at which `progress` is reached.
  ///
  /// A progress that is never reached gives 0 if it is negative, else 1. A curve that overshoots
  /// reaches 1 before its end.
  ///
  /// - Parameters:
  ///   - progress: Progress towards the end value; NaN counts as 0.
  ///   - duration: What the animator asks for, in seconds; see `progress(atFraction:duration:)`.
  public func fraction(
    atProgress progress: Double,
    duration: Double,
    settling: Double = SpringCurve.settledRemainder
  ) -> Double {
    switch shape(duration: duration, settling: settling) {
    case .cubic(let cubic):
      return cubic.time(atProgress: progress)
    case .spring(let spring):
      guard let seconds = spring.time(atProgress: progress) else { return progress < 0 ? 0 : 1 }
      return (seconds / spring.settlingDuration).bounded(to: 0...1, nan: 0)
    }
  }

  /// Returns the progress `elapsed` seconds after the start.
  ///
  /// From the natural duration on it is exactly 1, also when that duration is 0.
  public func progress(
    atElapsed elapsed: Double,
    duration: Double,
    settling: Double = SpringCurve.settledRemainder
  ) -> Double {
    let natural = naturalDuration(requested: duration, settling: settling)
    let elapsed = elapsed.bounded(to: 0...Self.longestDuration, nan: 0)
    guard elapsed < natural else { return 1 }
    if natural == .infinity,
      case .spring(let spring) = shape(duration: duration, settling: settling)
    {
      return spring.progress(at: elapsed)
    }
    return progress(atFraction: elapsed / natural, duration: duration, settling: settling)
  }

  /// Returns the first time, in seconds after the start, at which `progress` is reached.
  ///
  /// It is the inverse of `progress(atElapsed:duration:)`; a progress that is never reached gives
  /// 0 if it is negative, else the natural duration.
  public func elapsed(
    atProgress progress: Double,
    duration: Double,
    settling: Double = SpringCurve.settledRemainder
  ) -> Double {
    let natural = naturalDuration(requested: duration, settling: settling)
    if natural == .infinity,
      case .spring(let spring) = shape(duration: duration, settling: settling)
    {
      return spring.time(atProgress: progress) ?? (progress < 0 ? 0 : .infinity)
    }
    return fraction(atProgress: progress, duration: duration, settling: settling) * natural
  }
}
