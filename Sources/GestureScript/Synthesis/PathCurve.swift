public import SessionModel

/// How a synthesized finger moves along its path over time.
public enum PathCurve: Equatable, Sendable {
  /// Minimum jerk, the way hands move: slow, fast, slow.
  case minJerk
  /// A timing curve; one that overshoots moves past the end of the path and comes back.
  case timing(TimingCurve)
}
