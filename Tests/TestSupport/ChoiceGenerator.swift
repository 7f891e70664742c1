/// Gives numbers out of bytes, so that whoever chooses the bytes chooses what is made of them.
///
/// A byte below 240 is a number of its own; above, the next eight are one. Behind the end all
/// numbers are zero.
struct ChoiceGenerator: RandomNumberGenerator {
  private let bytes: [UInt8]
  private var position = 0

  /// Bytes from here on say that a whole number follows.
  private static let wide: UInt8 = 240

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { position >= bytes.count }

  mutating func next() -> UInt64 {
    let first = byte()
    guard first >= ChoiceGenerator.wide else { return UInt64(first) }
    return (0..<8).reduce(0) { number, _ in number &<< 8 | UInt64(byte()) }
  }

  private mutating func byte() -> UInt8 {
    guard position < bytes.count else { return 0 }
    defer { position += 1 }
    return bytes[position]
  }
}
