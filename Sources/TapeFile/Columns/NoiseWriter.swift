/// Appends bits, the first one lowest in its byte.
struct NoiseWriter {
  private(set) var bytes: [UInt8] = []
  private var pending: UInt64 = 0
  private var count = 0

  /// Appends the low `bits` of `value`, at most 64.
  mutating func write(_ value: UInt64, bits: Int) {
    if bits > 32 {
      write(value & 0xFFFF_FFFF, bits: 32)
      write(value &>> 32, bits: bits - 32)
      return
    }
    let low = value & ((1 &<< UInt64(bits)) &- 1)
    // Fewer than 8 bits are pending here, so that 32 more fit.
    pending |= low &<< UInt64(count)
    count += bits
    while count >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending &>>= 8
      count -= 8
    }
  }

  /// Fills the last byte with zeros.
  mutating func finish() {
    guard count > 0 else { return }
    bytes.append(UInt8(truncatingIfNeeded: pending))
    (pending, count) = (0, 0)
  }
}
