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
  /// Slots, the most recent first.
  private var order: [UInt8] = []

  /// The rank and the slot of `key`, which becomes the most recent.
  mutating func meet(_ key: Key) -> (rank: UInt8, slot: UInt8) {
    if let rank = order.firstIndex(where: { keys[Int($0)] == key }) {
      return (UInt8(rank), promote(rank))
    }
    return (RecentKeys.new, add(key))
  }

  /// The slot at `rank`, which becomes the most recent; nil if there is none.
  @inline(__always)
  mutating func slot(atRank rank: UInt8) -> UInt8? {
    guard Int(rank) < order.count else { return nil }
    return promote(Int(rank))
  }

  /// The key in `slot`.
  @inline(__always)
  subscript(slot: UInt8) -> Key { keys[Int(slot)] }

  /// Remembers a new key as the most recent and returns its slot.
  mutating func add(_ key: Key) -> UInt8 {
    if keys.count < RecentKeys.slots {
      keys.append(key)
      order.append(UInt8(keys.count - 1))
    } else {
      keys[Int(order[order.count - 1])] = key
    }
    return promote(order.count - 1)
  }

  @inline(__always)
  private mutating func promote(_ rank: Int) -> UInt8 {
    let slot = order[rank]
    var place = rank
    while place > 0 {
      order[place] = order[place - 1]
      place -= 1
    }
    order[0] = slot
    return slot
  }
}
