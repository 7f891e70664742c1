import SessionModel

/// Collects the values of a block: fractions of transitions and animators, offsets of scroll views.
struct ValueColumns {
  private var newNames: [Int64] = []
  private var newCounts: [Int64] = []
  private var keys = RecentKeys<ValueKey>()
  private var tracks = Tracks()
  private var values = ColumnNumbers()
  private var fractions = ExpectedFraction()

  /// Adds `value` of the thing that `key` names, after a recognizer has reported `translation`;
  /// returns the head of the event.
  mutating func append(_ key: ValueKey, _ value: Double, after translation: Point) -> RowHead {
    let (rank, slot) = keys.meet(key)
    if rank == RecentKeys<ValueKey>.new {
      newNames.append(Int64(key.base.index))
      newCounts.append(Int64(key.count))
      tracks.restart(slot)
    }
    let track = tracks.next(slot)
    let guess = fractions.next(track, translation)
    values.append(value, track, expected: guess)
    fractions.note(value, guess, track, translation)
    return RowHead(key.kind.rawValue, rank: rank)
  }

  /// Hands the columns over.
  func finish(into columns: inout ColumnSet) {
    columns.add(.valueNewNames, integers: newNames)
    columns.add(.valueNewCounts, integers: newCounts)
    values.finish(into: &columns, .values)
  }
}
