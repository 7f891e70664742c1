/// The number that binds the parts of one tape together.
enum Salt {
  /// FNV-1a over the header's body and the first block's payload, then mixed.
  ///
  /// It comes from the content, never from a clock, so that equal input gives equal bytes.
  static func derive(body: [UInt8], payload: [UInt8]) -> UInt64 {
    var hash = FNV1a()
    hash.update(body)
    hash.update(payload)
    return hash.value ^ (hash.value &>> 32)
  }
}
