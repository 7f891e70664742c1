/// The fingers, recognizers or values that were met last, most recent first.
///
/// An event names its key by how recently the key was met, which is 0 or 1 nearly always; 16 announces
/// a new key, which takes the place of the one not met for longest.
struct RecentKeys<Key: Equatable> {
  /// How many keys are remembered.
  static var slots: Int { 16 }
  /// The rank of a key that is not remembered.
  static var new: UInt8 { 16 }

  private var keys: [Key] = []
  /// Slots in four bits each, the most recent lowest.
  private var order: UInt64 = 0

  /// The rank and the slot of `key`, which becomes the most recent.
  mutating func meet(_ key: Key) -> (rank: UInt8, slot: UInt8) {
    for rank in 0..<keys.count where keys[Int(slot(rank))] == key {
      return (UInt8(rank), promote(rank))
    }
    return (RecentKeys.new, add(key))
  }

  /// The slot at `rank`, which becomes the most recent; nil if there is none.
  @inline(__always)
  mutating func slot(atRank rank: UInt8) -> UInt8? {
    guard Int(rank) < keys.count else { return nil }
    return promote(Int(rank))
  }

  /// Whether none was met yet.
  var isEmpty: Bool { keys.isEmpty }

  /// The key in `slot`.
  @inline(__always)
  subscript(slot: UInt8) -> Key { keys[Int(slot)] }

  /// Remembers a new key as the most recent and returns its slot.
  mutating func add(_ key: Key) -> UInt8 {
    if keys.count < RecentKeys.slots {
      order |= UInt64(keys.count) &<< UInt64(4 * keys.count)
      keys.append(key)
    } else {
      keys[Int(slot(keys.count - 1))] = key
    }
    return promote(keys.count - 1)
  }

  private func slot(_ rank: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: order &>> UInt64(4 * rank)) & 0xF
  }

  @inline(__always)
  private mutating func promote(_ rank: Int) -> UInt8 {
    let slot = slot(rank)
    let shift = UInt64(4 * rank)
    let before = order & ((1 &<< shift) &- 1)
    let behind = (order &>> shift) &>> 4
    order = ((behind &<< shift) &<< 4) | before &<< 4 | UInt64(slot)
    return slot
  }
}
