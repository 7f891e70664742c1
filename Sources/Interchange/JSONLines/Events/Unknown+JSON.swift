import SessionModel

extension JSONLineWriter {
  /// Writes an event of a newer writer; its bytes in hexadecimal.
  mutating func fields(ofUnknown kind: UInt32, _ content: [UInt8]) {
    field("kind", integer: kind)
    key("bytes")
    literal("\"")
    for byte in content {
      append(hexDigit: byte >> 4)
      append(hexDigit: byte & 15)
    }
    literal("\"")
  }
}

extension JSONLineReader {
  mutating func unknown() throws(JSONLinesError) -> Event {
    let kind = try need("kind", try integer("kind", UInt32.self))
    return .unknown(kind: kind, bytes: try need("bytes", try hex("bytes")))
  }

  private mutating func hex(_ key: StaticString) throws(JSONLinesError) -> [UInt8]? {
    guard let node = take(key) else { return nil }
    var digits: [UInt8] = []
    for byte in bytes[nodes[node].text] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw wrong(node, "hexadecimal digits")
      }
      digits.append(UInt8(digit))
    }
    guard nodes[node].kind == .string, digits.count % 2 == 0 else {
      throw wrong(node, "a string of two hexadecimal digits a byte")
    }
    return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }
}
