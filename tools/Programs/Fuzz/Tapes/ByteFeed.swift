/// Takes an input apart from its front; behind the end come zeros.
struct ByteFeed {
  private let bytes: [UInt8]
  private(set) var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var remaining: Int { bytes.count - position }

  mutating func byte() -> UInt8 {
    guard position < bytes.count else { return 0 }
    defer { position += 1 }
    return bytes[position]
  }

  mutating func fixed<Integer: FixedWidthInteger>(_ type: Integer.Type) -> Integer {
    var value: Integer = 0
    for place in 0..<(Integer.bitWidth / 8) {
      value |= Integer(truncatingIfNeeded: byte()) &<< Integer(place * 8)
    }
    return value
  }

  /// nil where it is cut off or above 64 bits.
  mutating func varint() -> UInt64? {
    var value: UInt64 = 0
    for shift in stride(from: 0 as UInt64, to: 70, by: 7) {
      guard remaining > 0 else { return nil }
      let byte = byte()
      value |= UInt64(byte & 0x7F) &<< shift
      if byte < 0x80 { return value }
    }
    return nil
  }

  mutating func take(_ count: Int) -> [UInt8] {
    let end = position + min(max(count, 0), remaining)
    defer { position = end }
    return Array(bytes[position..<end])
  }
}

extension [UInt8] {
  mutating func append<Integer: FixedWidthInteger>(fixed value: Integer) {
    for place in 0..<(Integer.bitWidth / 8) {
      append(UInt8(truncatingIfNeeded: value &>> Integer(place * 8)))
    }
  }

  mutating func append(varint value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest &>>= 7
    }
    append(UInt8(rest))
  }
}
