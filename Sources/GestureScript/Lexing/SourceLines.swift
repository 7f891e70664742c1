/// The lines of a script, as ranges of its bytes.
///
/// A byte order mark at the start and carriage returns at line ends do not belong to the lines.
struct SourceLines: Sequence, IteratorProtocol {
  /// Longest text that is read, in bytes.
  static let maximumLength = 1 << 30
  /// Longest line that is read, in bytes.
  static let maximumLineLength = 1 << 20

  private let text: [UInt8]
  private var offset: Int

  init(_ text: [UInt8]) {
    self.text = text
    offset = text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The bytes of the next line, without its end.
  mutating func next() -> Range<Int>? {
    guard offset < text.count else { return nil }
    let start = offset
    while offset < text.count, text[offset] != Byte.newline { offset += 1 }
    var end = offset
    offset += 1
    if end > start, text[end - 1] == Byte.carriageReturn { end -= 1 }
    return start..<end
  }

  /// Throws if the line `range` of `text` is too long or is not UTF-8.
  static func check(_ range: Range<Int>, of text: [UInt8]) throws(SyntaxError) {
    guard range.count <= maximumLineLength else {
      throw SyntaxError(
        at: range.lowerBound,
        "the line is \(range.count) bytes long",
        expected: "at most \(maximumLineLength)"
      )
    }
    guard text[range].contains(where: { $0 >= 0x80 }) else { return }
    guard String(validating: text[range], as: UTF8.self) == nil else { return }
    var iterator = text[range].makeIterator()
    var decoder = UTF8()
    var length = 0
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      length += UTF8.width(scalar)
    }
    throw SyntaxError(at: range.lowerBound + length, "this is not UTF-8", expected: "UTF-8 text")
  }
}
