/// Reads one value from its bytes.
///
/// The methods named `as…` read all of it and throw if anything is left.
struct ValueReader {
  let text: [UInt8]
  var offset: Int
  let end: Int

  init(_ text: [UInt8], in range: Range<Int>) {
    self.text = text
    offset = range.lowerBound
    end = range.upperBound
  }

  /// The byte at the reader; nil at the end.
  var byte: UInt8? {
    offset < end ? text[offset] : nil
  }

  /// Passes `byte` if it stands here.
  mutating func take(_ byte: UInt8) -> Bool {
    guard self.byte == byte else { return false }
    offset += 1
    return true
  }

  mutating func skipBlanks() {
    while let byte, Byte.isBlank(byte) { offset += 1 }
  }

  /// Throws unless everything was read.
  func finish(_ expected: String) throws(SyntaxError) {
    guard offset == end else {
      throw SyntaxError(
        at: offset,
        "\(shown(from: offset)) does not belong here",
        expected: expected
      )
    }
  }

  /// The rest of the value, shortened, in quotes, for messages.
  func shown(from start: Int) -> String {
    guard start < end else { return "nothing" }
    return String(decoding: text[start..<end], as: UTF8.self).shown
  }
}
