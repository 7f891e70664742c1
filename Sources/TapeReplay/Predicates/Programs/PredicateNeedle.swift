/// A text that is looked for within others; ASCII letters of either case are the same.
struct PredicateNeedle: Sendable {
  private let bytes: [UInt8]

  init(_ text: String) {
    bytes = text.utf8.map(PredicateNeedle.lowercase)
  }

  func isFound(in text: String) -> Bool {
    let text = text.utf8.map(PredicateNeedle.lowercase)
    guard !bytes.isEmpty else { return true }
    guard bytes.count <= text.count else { return false }
    return (0...(text.count - bytes.count)).contains { start in
      text[start..<(start + bytes.count)].elementsEqual(bytes)
    }
  }

  private static func lowercase(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}
