/// What has become of a tape that is being recorded.
public enum ScrubberGrowth<Source> {
  /// Nothing has come.
  case unchanged
  /// There are more events.
  case grown(Source)
  /// The recording has ended; this is the whole tape.
  case finished(Source)
  /// The tape cannot be read any more.
  case failed(any Error)
}
