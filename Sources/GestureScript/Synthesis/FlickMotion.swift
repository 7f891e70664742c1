import SessionModel

/// How far a flicking finger has come at each moment.
///
/// The first half of a minimum-jerk motion brings it to its speed, at which it stays for the last
/// two frames, so that the last samples measure exactly that speed. Hands do it much the same: a
/// fling is a reach that is cut off at its fastest point.
struct FlickMotion {
  /// When the finger is sampled.
  let frames: FrameTimes
  /// Length of the way, in points.
  private let length: Double
  /// Speed at the end, in points a second.
  private let speed: Double
  /// Time spent at full speed, in seconds.
  private let cruise: Double
  /// Time spent speeding up, in seconds.
  private let ramp: Double

  /// The motion over `length` points that ends at `speed`.
  init(length: Double, speed: Double, rate: Double) {
    let speeds = SynthesisLimits.flickSpeeds
    self.length = length
    self.speed = SynthesisLimits.clamp(speed, to: speeds, nan: speeds.lowerBound)
    let longest = SynthesisLimits.longestDuration
    let whole = length / self.speed
    let guess = Interval(seconds: FlickMotion.rampFactor * whole)
    let period = 1 / FrameTimes(duration: guess, rate: rate).rate
    cruise = min(2 * period, whole)
    ramp = min(FlickMotion.rampFactor * (whole - cruise), longest.seconds - cruise)
    // A way shorter than a frame is one step of just the right time; any other takes whole frames,
    // so that the step before the release is a full one.
    let isShort = whole < period && length > 0
    let count = max(((cruise + ramp) / period).rounded(.up), 1)
    let duration = Interval(seconds: isShort ? whole : count * period)
    frames = FrameTimes(
      duration: min(max(duration, Interval(microseconds: 1)), longest),
      rate: 1 / period
    )
  }

  /// The minimum-jerk motion takes 1.875 times as long to its fastest point as it would take at that
  /// point's speed.
  private static let rampFactor = 1.875

  /// The share of the way covered when `fraction` of the time has passed; 0 and 1 at the ends.
  ///
  /// Where the motion is not a whole number of frames long, the finger rests before it.
  func progress(atFraction fraction: Double) -> Double {
    guard fraction > 0, length > 0 else { return fraction }
    let left = (1 - fraction) * frames.duration.seconds
    if left <= cruise { return 1 - left * speed / length }
    guard ramp > 0 else { return 0 }
    let ramped = max(1 - (left - cruise) / ramp, 0)
    let rampShare = 1 - cruise * speed / length
    return 2 * PathTiming.minimumJerk(ramped / 2) * rampShare
  }
}
