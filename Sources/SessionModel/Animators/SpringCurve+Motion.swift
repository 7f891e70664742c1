extension SpringCurve {
  /// Returns the progress after `seconds`.
  ///
  /// It starts at exactly 0, may leave 0…1, and tends to 1 without being cut off at the settling
  /// duration. Negative times and NaN count as 0, times above 10⁹ s as 10⁹ s.
  public func progress(at seconds: Double) -> Double {
    let time = Self.clamped(seconds)
    let envelope = Elementary.exponential(-decay * time)
    guard dampedFrequency > 0 else {
      return 1 - (1 + (angularFrequency - initialVelocity) * time) * envelope
    }
    let phase = dampedFrequency * time
    let sineShare = (decay - initialVelocity) / dampedFrequency
    return 1 - envelope * (Elementary.cosine(phase) + sineShare * Elementary.sine(phase))
  }

  /// Returns the speed after `seconds`, in animation distances per second.
  ///
  /// Times are clamped as in `progress(at:)`.
  public func velocity(at seconds: Double) -> Double {
    let time = Self.clamped(seconds)
    let envelope = Elementary.exponential(-decay * time)
    guard dampedFrequency > 0 else {
      let slope = angularFrequency * (angularFrequency - initialVelocity)
      return (initialVelocity + slope * time) * envelope
    }
    return envelope * swingingVelocity(atPhase: dampedFrequency * time)
  }

  /// The speed of a weakly damped spring without its envelope, at a phase in radians.
  func swingingVelocity(atPhase phase: Double) -> Double {
    let sineShare = decay * (decay - initialVelocity) / dampedFrequency + dampedFrequency
    return initialVelocity * Elementary.cosine(phase) + sineShare * Elementary.sine(phase)
  }

  private static func clamped(_ seconds: Double) -> Double {
    seconds.bounded(to: 0...durationBounds.upperBound, nan: 0)
  }
}
