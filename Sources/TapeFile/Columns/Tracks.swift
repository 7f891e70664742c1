/// Which history predicts each number of a column, and where a history starts anew.
struct Tracks {
  /// The bits that name the slot.
  static let slot: UInt8 = 0x0F
  /// Set on the last number before a finger lifts: it often stays where it was.
  static let lift: UInt8 = 0x40
  /// Set on the first number after a restart.
  static let restart: UInt8 = 0x80

  private var restarting: UInt16 = .max

  /// The track of the column's next number, which belongs to `slot`.
  @inline(__always)
  mutating func next(_ slot: UInt8, isLift: Bool = false) -> UInt8 {
    var track = isRestarting(slot) ? slot | Tracks.restart : slot
    if isLift { track |= Tracks.lift }
    restarting &= ~(1 &<< UInt16(slot))
    return track
  }

  /// Whether the next number of `slot` is the first after a restart.
  func isRestarting(_ slot: UInt8) -> Bool {
    restarting & (1 &<< UInt16(slot)) != 0
  }

  /// Forgets what `slot` has seen.
  @inline(__always)
  mutating func restart(_ slot: UInt8) {
    restarting |= 1 &<< UInt16(slot)
  }
}
