import SessionModel

/// Collects the values of a block: fractions of transitions and animators, offsets of scroll views.
struct ValueColumns {
  private var slots: [UInt8] = []
  private var newNames: [Int64] = []
  private var newCounts: [Int64] = []
  private var keys = RecentKeys<ValueKey>()
  private var tracks = Tracks()
  private var values: [Double] = []

  /// Adds `value` of the thing that `key` names.
  mutating func append(_ key: ValueKey, _ value: Double) {
    let (rank, slot) = keys.meet(key)
    slots.append(rank)
    if rank == RecentKeys<ValueKey>.new {
      newNames.append(Int64(key.base.index))
      newCounts.append(Int64(key.count))
      tracks.restart(slot)
    }
    tracks.append(slot)
    values.append(value)
  }

  /// Hands the columns over.
  func finish(into columns: inout ColumnSet) {
    columns.add(.valueSlots, bytes: slots)
    columns.add(.valueNewNames, integers: newNames)
    columns.add(.valueNewCounts, integers: newCounts)
    columns.add(.values, numbers: values, tracks: tracks.list)
  }
}
