/// Folds a session into 64 bits.
///
/// Each number is mixed in by a multiplication and a fold, so that every bit of it reaches every bit
/// of the result; the same on every machine, and no protection against forgery.
struct DigestCoder: WritingCoder {
  private var state: UInt64 = 0x51_7C_C1_B7_27_22_0A_95

  /// The digest of what was walked over so far.
  var digest: UInt64 {
    DigestCoder.fold(state ^ (state >> 29))
  }

  mutating func integer(_ value: inout UInt64) {
    state = DigestCoder.fold(state ^ value) &+ 0x9E37_79B9_7F4A_7C15
  }

  mutating func bits(_ value: inout UInt64) {
    integer(&value)
  }

  private static func fold(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    return product.low ^ product.high
  }
}
