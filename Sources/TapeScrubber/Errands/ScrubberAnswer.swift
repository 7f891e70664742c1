/// What became of an errand.
public enum ScrubberAnswer: Hashable, Sendable {
  /// It is done; says what and where, for the status line.
  case done(String)
  /// It could not be done; says why.
  case refused(String)
  /// The mark or note stands beside the tape.
  case noted(TapeNote)
}
