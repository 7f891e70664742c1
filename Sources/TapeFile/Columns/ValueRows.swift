import SessionModel

/// Gives the values of a block back, one after the other.
struct ValueRows {
  private var keys: [ValueKey] = []
  private var values: NumberColumn
  private let tracks: [UInt8]
  private var fractions = ExpectedFraction()
  private var row = 0

  /// Decodes the columns of the events whose kinds are `kinds`; every length is checked here.
  init(
    _ columns: ColumnDirectory,
    kinds: [UInt8],
    nameLimit: UInt32
  ) throws(MalformedBytes) {
    let ranks = Array(try columns.bytes(.valueSlots, count: kinds.count))
    let newCount = ranks.reduce(0) { $0 + ($1 == RecentKeys<ValueKey>.new ? 1 : 0) }
    let names = try columns.integers(.valueNewNames, count: newCount)
    let counts = try columns.integers(.valueNewCounts, count: newCount)
    var recent = RecentKeys<ValueKey>()
    var tracks = Tracks()
    var next = 0
    keys.reserveCapacity(kinds.count)
    for row in kinds.indices {
      let slot: UInt8
      if ranks[row] == RecentKeys<ValueKey>.new {
        slot = recent.add(
          try ValueRows.key(kinds[row], names[next], counts[next], nameLimit: nameLimit)
        )
        tracks.restart(slot)
        next += 1
      } else {
        guard let known = recent.slot(atRank: ranks[row]),
          recent[known].kind.rawValue == kinds[row]
        else { throw MalformedBytes("refers to a value that was not there") }
        slot = known
      }
      tracks.append(slot)
      keys.append(recent[slot])
    }
    values = try columns.numbers(.values, tracks)
    self.tracks = tracks.list
  }

  /// Whether the values are told from what recognizers report.
  var isDerived: Bool { values.isDerived }

  /// The next event, after a recognizer has reported `translation`.
  mutating func next(after translation: Point) -> Event {
    defer { row += 1 }
    guard isDerived else { return keys[row].event(values.next(expecting: 0)) }
    let track = tracks[row]
    let expected = fractions.next(track, translation)
    let value = values.next(expecting: expected)
    fractions.note(value, expected, track, translation)
    return keys[row].event(value)
  }

  private static func key(
    _ kind: UInt8,
    _ name: Int64,
    _ count: Int64,
    nameLimit: UInt32
  ) throws(MalformedBytes) -> ValueKey {
    guard let kind = EventKind(rawValue: kind), name >= 0, name < Int64(nameLimit),
      let count = UInt32(exactly: count), count == 0 || kind == .transitionUpdate
    else { throw MalformedBytes("has a value of something that cannot be") }
    return ValueKey(kind, Name(index: UInt32(name)), count: count)
  }
}
