/// The number that binds the parts of one tape together.
enum Salt {
  /// FNV-1a over the header's body and the first block's payload, then mixed.
  ///
  /// It comes from the content, never from a clock, so that equal input gives equal bytes.
  static func derive(body: [UInt8], payload: [UInt8]) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in body { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    for byte in payload { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return hash ^ (hash &>> 32)
  }
}
