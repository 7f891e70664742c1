/// Which history predicts each number of a column, and where a history starts anew.
struct Tracks {
  /// The bits that name the slot.
  static let slot: UInt8 = 0x0F
  /// Set on the first number after a restart.
  static let restart: UInt8 = 0x80

  /// One byte a number.
  private(set) var list: [UInt8] = []
  private var restarting: UInt16 = .max

  /// The next number of the column belongs to `slot`.
  @inline(__always)
  mutating func append(_ slot: UInt8) {
    let bit: UInt16 = 1 &<< UInt16(slot)
    list.append(restarting & bit == 0 ? slot : slot | Tracks.restart)
    restarting &= ~bit
  }

  /// Forgets what `slot` has seen.
  @inline(__always)
  mutating func restart(_ slot: UInt8) {
    restarting |= 1 &<< UInt16(slot)
  }

  mutating func reserve(_ count: Int) {
    list.reserveCapacity(count)
  }
}
