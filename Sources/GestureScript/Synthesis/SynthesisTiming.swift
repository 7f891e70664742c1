public import SessionModel

/// How long the gestures take whose duration is not given; ordinary values for a hand.
public enum SynthesisTiming {
  /// A finger stays down this long in a tap: 80 ms.
  public static let tap = Interval(microseconds: 80_000)

  /// Between the two taps of a double tap the finger is up this long: 120 ms.
  public static let betweenTaps = Interval(microseconds: 120_000)
}
