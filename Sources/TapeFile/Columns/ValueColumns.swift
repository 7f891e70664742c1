import SessionModel

/// Collects the values of a block: fractions of transitions and animators, offsets of scroll views.
struct ValueColumns {
  private var slots: [UInt8] = []
  private var newNames: [Int64] = []
  private var newCounts: [Int64] = []
  private var keys = RecentKeys<ValueKey>()
  private var tracks = Tracks()
  private var values: [Double] = []
  private var fractions = ExpectedFraction()
  private var expected: [Double] = []

  /// Adds `value` of the thing that `key` names, after a recognizer has reported `translation`.
  mutating func append(_ key: ValueKey, _ value: Double, after translation: Point) {
    let (rank, slot) = keys.meet(key)
    slots.append(rank)
    if rank == RecentKeys<ValueKey>.new {
      newNames.append(Int64(key.base.index))
      newCounts.append(Int64(key.count))
      tracks.restart(slot)
    }
    let track = tracks.append(slot)
    let guess = fractions.next(track, translation)
    values.append(value)
    expected.append(guess)
    fractions.note(value, guess, track, translation)
  }

  /// Hands the columns over.
  func finish(into columns: inout ColumnSet) {
    columns.add(.valueSlots, bytes: slots)
    columns.add(.valueNewNames, integers: newNames)
    columns.add(.valueNewCounts, integers: newCounts)
    columns.add(.values, numbers: values, tracks: tracks.list, expected: expected)
  }
}
