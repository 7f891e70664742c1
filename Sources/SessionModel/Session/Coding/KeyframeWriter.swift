/// Writes a session as bytes: numbers as little-endian base-128 varints, bit patterns as 8 bytes,
/// little-endian.
struct KeyframeWriter: WritingCoder {
  private(set) var bytes: [UInt8] = []

  mutating func integer(_ value: inout UInt64) {
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  mutating func bits(_ value: inout UInt64) {
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: value >> shift))
    }
  }
}
