/// A moment as written in a log.
struct Timestamp: Equatable {
  /// Microseconds; further decimals are cut.
  var microseconds: Int64
  /// How many decimals were written.
  var decimals: Int
}

extension Span where Element == UInt8 {
  /// A signed decimal number of at most 18 digits.
  func decimal(_ position: inout Int) -> Int64? {
    var cursor = position
    let isNegative = skip("-", &cursor)
    let start = cursor
    var value: Int64 = 0
    while cursor < count, let digit = decimalDigit(at: cursor) {
      guard cursor - start < 18 else { return nil }
      value = value * 10 + digit
      cursor += 1
    }
    guard cursor > start else { return nil }
    position = cursor
    return isNegative ? -value : value
  }

  /// A signed decimal number that fits an event's value.
  func int32(_ position: inout Int) -> Int32? {
    var cursor = position
    guard let number = decimal(&cursor), let value = Int32(exactly: number) else { return nil }
    position = cursor
    return value
  }

  /// A decimal number that fits an event's type or code.
  func uint16(_ position: inout Int) -> UInt16? {
    var cursor = position
    guard let number = decimal(&cursor), let value = UInt16(exactly: number) else { return nil }
    position = cursor
    return value
  }

  /// A hexadecimal number of one to eight digits, without `0x`.
  func hexadecimal(_ position: inout Int) -> UInt32? {
    var cursor = position
    var value: UInt32 = 0
    while cursor < count, let digit = hexadecimalDigit(at: cursor) {
      guard cursor - position < 8 else { return nil }
      value = value << 4 | digit
      cursor += 1
    }
    guard cursor > position else { return nil }
    position = cursor
    return value
  }

  /// A hexadecimal number of one to four digits.
  func hexadecimal16(_ position: inout Int) -> UInt16? {
    var cursor = position
    guard let number = hexadecimal(&cursor), let value = UInt16(exactly: number) else {
      return nil
    }
    position = cursor
    return value
  }

  /// Seconds with an optional fraction; missing decimals are zeros on the right.
  func timestamp(_ position: inout Int) -> Timestamp? {
    var cursor = position
    guard let seconds = decimal(&cursor), (0...ImportLimits.seconds).contains(seconds) else {
      return nil
    }
    var microseconds = seconds * 1_000_000
    var decimals = 0
    if skip(".", &cursor) {
      var unit: Int64 = 100_000
      while cursor < count, let digit = decimalDigit(at: cursor) {
        microseconds += digit * unit
        unit /= 10
        decimals += 1
        cursor += 1
      }
    }
    position = cursor
    return Timestamp(microseconds: microseconds, decimals: decimals)
  }

  private func decimalDigit(at index: Int) -> Int64? {
    let digit = self[index] &- 0x30
    return digit < 10 ? Int64(digit) : nil
  }

  private func hexadecimalDigit(at index: Int) -> UInt32? {
    switch self[index] {
    case 0x30...0x39: UInt32(self[index] - 0x30)
    case 0x41...0x46: UInt32(self[index] - 0x41 + 10)
    case 0x61...0x66: UInt32(self[index] - 0x61 + 10)
    default: nil
    }
  }
}
