/// Cuts a line into arguments.
///
/// Blanks separate arguments except inside quotes, brackets and parentheses. A `#` that starts an
/// argument starts a comment.
struct Lexer {
  private let text: [UInt8]
  private let end: Int
  private var offset: Int
  /// Brackets that are open, innermost last.
  private var open: [Int] = []

  init(_ text: [UInt8], in line: Range<Int>) {
    self.text = text
    offset = line.lowerBound
    end = line.upperBound
  }

  /// The arguments of the line `range` of `text`.
  static func arguments(
    of text: [UInt8],
    in range: Range<Int>
  ) throws(SyntaxError) -> [Argument] {
    var lexer = Lexer(text, in: range)
    var arguments: [Argument] = []
    while let argument = try lexer.next() { arguments.append(argument) }
    return arguments
  }

  /// The next argument; nil at the end of the line or at a comment.
  mutating func next() throws(SyntaxError) -> Argument? {
    while offset < end, Byte.isBlank(text[offset]) { offset += 1 }
    guard offset < end, text[offset] != Byte.hash else { return nil }
    let start = offset
    var equals: Int?
    open.removeAll(keepingCapacity: true)
    while offset < end {
      let byte = text[offset]
      if Byte.isBlank(byte), open.isEmpty { break }
      if byte == Byte.equals, open.isEmpty, equals == nil { equals = offset }
      try step(over: byte)
    }
    if let unclosed = open.last {
      let isList = text[unclosed] == Byte.openBracket
      throw SyntaxError(at: unclosed, "this is never closed", expected: isList ? "]" : ")")
    }
    guard let equals else { return Argument(key: nil, value: start..<offset) }
    guard equals > start else {
      let expected = "NAME=value, without blanks"
      throw SyntaxError(at: start, "no name stands before =", expected: expected)
    }
    return Argument(key: start..<equals, value: (equals + 1)..<offset)
  }

  private mutating func step(over byte: UInt8) throws(SyntaxError) {
    switch byte {
    case Byte.quote:
      try skipQuoted()
      return
    case Byte.openBracket, Byte.openParenthesis:
      open.append(offset)
    case Byte.closeBracket, Byte.closeParenthesis:
      let opening = byte == Byte.closeBracket ? Byte.openBracket : Byte.openParenthesis
      guard let last = open.last, text[last] == opening else {
        throw SyntaxError(at: offset, "this closes nothing")
      }
      open.removeLast()
    default:
      break
    }
    offset += 1
  }

  private mutating func skipQuoted() throws(SyntaxError) {
    let start = offset
    offset += 1
    while offset < end, text[offset] != Byte.quote {
      offset += text[offset] == Byte.backslash ? 2 : 1
    }
    guard offset < end else {
      throw SyntaxError(at: start, "this quote is never closed", expected: "\"")
    }
    offset += 1
  }
}
