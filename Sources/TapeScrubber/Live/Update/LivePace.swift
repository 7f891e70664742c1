/// How soon a live recording wants to hear of time passing.
public enum LivePace: Hashable, Sendable {
  /// At the next frame: something moves by itself.
  case moving
  /// Within a second: only the clock goes on.
  case resting
}
