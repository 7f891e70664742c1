extension Replayer where R == SessionReducer, Source: Sendable {
  /// Blocks that are looked through between two questions whether a search is still wanted.
  private static var slice: Int { 16 }

  /// Moves to the next place, after the position, where `predicate` holds.
  ///
  /// A place is an event, or a moment between two events at which something happens by itself.
  /// `goesOn` is asked every few blocks whether the search is still wanted, and told how much of the
  /// way is done, from 0 to 1. The result does not depend on `workers`.
  @discardableResult
  public mutating func next(
    where predicate: CompiledPredicate,
    workers: Int = Cores.count,
    while goesOn: (Double) -> Bool = { _ in true }
  ) throws(Source.Failure) -> SearchResult {
    try finish(
      PlaceSearch(for: predicate, in: self, after: position, workers: workers),
      while: goesOn
    )
  }

  /// Moves to the last place before the position where `predicate` holds; else as `next`.
  @discardableResult
  public mutating func previous(
    where predicate: CompiledPredicate,
    workers: Int = Cores.count,
    while goesOn: (Double) -> Bool = { _ in true }
  ) throws(Source.Failure) -> SearchResult {
    try finish(
      PlaceSearch(
        for: predicate,
        in: self,
        before: position,
        forward: false,
        workers: workers
      ),
      while: goesOn
    )
  }

  private mutating func finish(
    _ search: PlaceSearch<Source>,
    while goesOn: (Double) -> Bool
  ) throws(Source.Failure) -> SearchResult {
    var search = search
    while true {
      guard goesOn(search.progress) else { return .interrupted }
      switch try search.advance(blocks: Self.slice) {
      case .goesOn: continue
      case .notFound: return .notFound
      case .found(let place):
        try seek(to: place)
        return .found(position)
      }
    }
  }
}
