/// What a reader does about damage.
public enum ReadingPolicy: Sendable {
  /// Any damage is an error.
  case strict
  /// A torn end or a bad block is left out and reported.
  case tail
}
