/// What the numbers of an integer column stand for.
enum IntegerForm: UInt8 {
  /// Themselves.
  case values = 0
  /// The difference to the one before; the first to zero.
  case differences = 1

  /// The form whose numbers are smaller.
  static func best(for integers: [Int64]) -> IntegerForm {
    var valueBits = 0
    var differenceBits = 0
    var last: Int64 = 0
    for value in integers {
      valueBits += value.zigzag.bitCount
      differenceBits += (value &- last).zigzag.bitCount
      last = value
    }
    return differenceBits < valueBits ? .differences : .values
  }
}

extension UInt64 {
  /// How many bits the number has without leading zeros.
  var bitCount: Int { 64 - leadingZeroBitCount }
}
