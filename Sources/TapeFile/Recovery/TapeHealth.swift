/// How a tape is, as far as it was read.
public enum TapeHealth: String, Sendable {
  /// Nothing wrong was found.
  case intact
  /// Every event is there, but the tape was not finished, its index cannot be used, or something
  /// follows it.
  case unfinished
  /// Events are missing.
  case damaged
}
