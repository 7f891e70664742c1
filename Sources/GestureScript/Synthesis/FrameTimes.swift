import SessionModel

/// The moments at which a moving finger is sampled, counted from its landing.
///
/// Frame 0 is the landing. Frame k comes k/rate later, rounded to a microsecond, as long as that is
/// before the end; the last frame is the end itself.
struct FrameTimes: Equatable {
  /// From landing to the last frame.
  let duration: Interval
  /// Samples a second, after clamping.
  let rate: Double
  /// Place of the last frame, at least 1.
  let last: Int

  /// The frames of a motion of `duration` sampled at `rate`, both clamped to `SynthesisLimits`.
  init(duration: Interval, rate: Double) {
    let duration = SynthesisLimits.clamp(duration)
    var rate = SynthesisLimits.clamp(
      rate,
      to: SynthesisLimits.rates,
      nan: SynthesisLimits.defaultRate
    )
    let most = Double(SynthesisLimits.mostSamples)
    if duration.seconds * rate > most { rate = most / duration.seconds }
    self.duration = duration
    self.rate = rate
    // The quotient may round to either side of a whole number, so the last place is sought upwards
    // from one below.
    var place = max(Int(duration.seconds * rate) - 1, 1)
    while FrameTimes.offset(place, rate: rate) < duration { place += 1 }
    last = place
  }

  /// Time from the landing to frame `place`.
  func offset(of place: Int) -> Interval {
    place < last ? FrameTimes.offset(place, rate: rate) : duration
  }

  /// The fraction of the duration that has passed at frame `place`; 0 at the first, 1 at the last.
  func fraction(at place: Int) -> Double {
    guard place > 0 else { return 0 }
    guard place < last else { return 1 }
    return offset(of: place).seconds / duration.seconds
  }

  private static func offset(_ place: Int, rate: Double) -> Interval {
    Interval(seconds: Double(place) / rate)
  }
}
