/// Reads a session back from the bytes of `KeyframeWriter`; trusts nothing.
struct KeyframeReader: SessionCoder {
  private let bytes: [UInt8]
  private var next = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Whether all bytes were used.
  var isAtEnd: Bool {
    next == bytes.count
  }

  mutating func integer(_ value: inout UInt64) throws(KeyframeError) {
    var result: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 7) {
      guard next < bytes.count else { throw .truncated }
      let byte = bytes[next]
      next += 1
      guard shift < 63 || byte <= 1 else { throw .invalid(UInt64(byte)) }
      result |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 {
        // A last byte of zero adds nothing: the same number has a shorter form.
        guard byte != 0 || shift == 0 else { throw .invalid(result) }
        value = result
        return
      }
    }
    throw .invalid(result)
  }

  mutating func bits(_ value: inout UInt64) throws(KeyframeError) {
    guard bytes.count - next >= 8 else { throw .truncated }
    var result: UInt64 = 0
    for place in 0..<8 { result |= UInt64(bytes[next + place]) << UInt64(8 * place) }
    next += 8
    value = result
  }

  mutating func array<Element>(
    _ values: inout [Element],
    blank: Element,
    _ code: (inout KeyframeReader, inout Element) throws(KeyframeError) -> Void
  ) throws(KeyframeError) {
    var count: UInt64 = 0
    try integer(&count)
    // Every element takes at least a byte, so a longer list cannot be true.
    guard count <= UInt64(bytes.count - next) else { throw .invalid(count) }
    values.removeAll(keepingCapacity: true)
    for _ in 0..<count {
      var element = blank
      try code(&self, &element)
      values.append(element)
    }
  }

  func rejection(_ value: UInt64) -> KeyframeError? {
    .invalid(value)
  }
}
