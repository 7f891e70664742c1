public import SessionModel

/// The bounds that keep any gesture finite, however nonsensical its numbers are.
public enum SynthesisLimits {
  /// The longest duration or rest of a gesture: one day.
  ///
  /// An hour-long swipe at 120 Hz, 432 000 samples, lies well within it.
  public static let longestDuration = Interval(microseconds: 86_400_000_000)

  /// The most samples a finger leaves on one path; a path that would need more is sampled at a lower
  /// rate, evenly, over its whole duration.
  public static let mostSamples = 500_000

  /// The sampling rates that are possible, in samples a second; others are clamped to them.
  public static let rates = 1.0...10_000.0

  /// The sampling rate where none is given that makes sense, in samples a second.
  public static let defaultRate = 120.0

  /// The farthest a coordinate may lie from the origin, in points; others are clamped to it.
  public static let farthest = 1_000_000.0

  /// The speeds at which a flick may leave, in points a second; others are clamped to them.
  public static let flickSpeeds = 1.0...1_000_000.0

  /// The turn of one rotation, in degrees either way of zero; others are clamped to it.
  public static let largestAngle = 360_000.0

  /// The most events that the gestures and monkeys of one script make; one that makes more is
  /// refused.
  ///
  /// Twice as many as a monkey makes in the longest duration.
  public static let mostEvents = 10_000_000

  /// The most events that the gestures and monkeys of one script make; one that makes more is
  /// refused.
  ///
  /// Fourteen hours of monkey; they take half a gibibyte, and as much again while they are merged.
  public static let mostScriptEvents = 3_000_000
}
