/// How soon a player wants the next tick.
public enum ScrubberPace: Hashable, Sendable {
  /// At once: a search or the timeline is not finished.
  case working
  /// With the next frame: it plays.
  case playing
  /// Not before something happens.
  case resting
}
