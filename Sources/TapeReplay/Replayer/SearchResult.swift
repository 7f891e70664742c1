/// How a search ended.
public enum SearchResult: Equatable, Sendable {
  /// The replayer stands exactly after the event that was looked for.
  case found(Position)
  /// There is none in that direction; the replayer has not moved.
  case notFound
  /// The search was told to stop; the replayer has not moved.
  case interrupted
}
