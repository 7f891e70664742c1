import SessionModel

/// Names met by rank, the new ones taken from a column.
struct NewNames {
  private(set) var keys = RecentKeys<Name>()
  private let names: [Int64]
  private var next = 0

  /// Reads the column `id`, which has a name for each of `ranks` that announces a new one.
  init(
    _ columns: ColumnDirectory,
    _ id: ColumnID,
    ranks: [UInt8],
    nameLimit: UInt32
  ) throws(MalformedBytes) {
    let count = ranks.reduce(0) { $0 + ($1 == RecentKeys<Name>.new ? 1 : 0) }
    names = try columns.integers(id, count: count)
    for name in names where name < 0 || name >= Int64(nameLimit) {
      throw MalformedBytes("uses a name that the tape does not have yet")
    }
  }

  /// The slot at `rank`, and whether its name is new.
  mutating func slot(atRank rank: UInt8) throws(MalformedBytes) -> (slot: UInt8, isNew: Bool) {
    if rank == RecentKeys<Name>.new {
      let name = Name(index: UInt32(truncatingIfNeeded: names[next]))
      next += 1
      return (keys.add(name), true)
    }
    guard let slot = keys.slot(atRank: rank) else {
      throw MalformedBytes("refers to a name that was not there")
    }
    return (slot, false)
  }
}
