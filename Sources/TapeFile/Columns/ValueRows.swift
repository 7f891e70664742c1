import SessionModel

/// Gives the values of a block back, one after the other.
struct ValueRows {
  private var values: NumberCursor
  private var tracks = Tracks()
  private var fractions = ExpectedFraction()
  private var keys = RecentKeys<ValueKey>()
  private var slot: UInt8 = 0

  private let newNames: [Int64]
  private let newCounts: [Int64]
  private var new = 0

  /// Finds the columns.
  init(
    _ columns: ColumnDirectory,
    _ lengths: ColumnLengths,
    nameLimit: UInt32
  ) throws(MalformedBytes) {
    values = try columns.numbers(.values, lengths)
    newNames = try columns.names(.valueNewNames, lengths, nameLimit: nameLimit)
    newCounts = try columns.integers(.valueNewCounts, lengths)
  }

  /// The next event, which begins with `head`, after a recognizer has reported `translation`.
  mutating func next(
    _ head: RowHead,
    after translation: Point,
    _ bytes: ColumnBytes
  ) throws(MalformedBytes) -> Event {
    if head.rank != 0 || keys.isEmpty { try meet(head) }
    let key = keys[slot]
    guard key.kind.rawValue == head.kind else { throw ValueRows.missing }
    let track = tracks.next(slot)
    guard values.isDerived else { return key.event(values.next(track, bytes)) }
    let expected = fractions.next(track, translation)
    let value = values.next(track, expecting: expected, bytes)
    fractions.note(value, expected, track, translation)
    return key.event(value)
  }

  /// Refuses a column that does not fit its events.
  func finish(_ bytes: ColumnBytes) throws(MalformedBytes) {
    try values.finish(bytes)
  }

  private static let missing = MalformedBytes("refers to a value that was not there")

  private mutating func meet(_ head: RowHead) throws(MalformedBytes) {
    guard head.isNew else {
      guard let known = keys.slot(atRank: head.rank) else { throw ValueRows.missing }
      slot = known
      return
    }
    guard let kind = EventKind(rawValue: head.kind),
      let count = UInt32(exactly: newCounts[new]), count == 0 || kind == .transitionUpdate
    else { throw MalformedBytes("has a value of something that cannot be") }
    let name = Name(index: UInt32(truncatingIfNeeded: newNames[new]))
    slot = keys.add(ValueKey(kind, name, count: count))
    tracks.restart(slot)
    new += 1
  }
}
