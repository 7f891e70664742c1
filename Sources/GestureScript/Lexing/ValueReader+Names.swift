extension ValueReader {
  /// The name that is the whole value.
  func asWord(_ expected: String = "a name") throws(SyntaxError) -> Word {
    var reader = self
    let word = try reader.word(expected)
    try reader.finish("a name of letters, digits, - _ . #, or one in double quotes")
    return word
  }

  /// A name, quoted or not.
  mutating func word(_ expected: String = "a name") throws(SyntaxError) -> Word {
    let start = offset
    if byte == Byte.quote {
      return Word(text: try quoted(), isQuoted: true, offset: start)
    }
    while let byte {
      if byte < 0x80 {
        guard Byte.isBare(byte) else { break }
        offset += 1
      } else {
        guard let width = letterWidth() else { break }
        offset += width
      }
    }
    guard offset > start else {
      let found = start < end ? "\(shown(from: start)) is not \(expected)" : "something is missing"
      throw SyntaxError(at: start, found, expected: expected)
    }
    let text = String(decoding: text[start..<offset], as: UTF8.self)
    return Word(text: text, isQuoted: false, offset: start)
  }

  /// The length of the letter here, outside ASCII; nil if it is no letter.
  private func letterWidth() -> Int? {
    let bytes = text[offset..<min(end, offset + 4)]
    guard let scalar = String(decoding: bytes, as: UTF8.self).unicodeScalars.first else {
      return nil
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .decimalNumber, .letterNumber:
      return UTF8.width(scalar)
    default:
      return nil
    }
  }

  /// The text between quotes, escapes resolved.
  private mutating func quoted() throws(SyntaxError) -> String {
    let opening = offset
    offset += 1
    var bytes: [UInt8] = []
    while let byte, byte != Byte.quote {
      if byte == Byte.backslash {
        try escape(into: &bytes)
      } else {
        bytes.append(byte)
        offset += 1
      }
    }
    guard take(Byte.quote) else {
      throw SyntaxError(at: opening, "this quote is never closed", expected: "\"")
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func escape(into bytes: inout [UInt8]) throws(SyntaxError) {
    let start = offset
    offset += 1
    switch byte {
    case Byte.quote, Byte.backslash:
      bytes.append(text[offset])
    case UInt8(ascii: "n"):
      bytes.append(Byte.newline)
    case UInt8(ascii: "u"):
      let scalar = try scalarEscape(from: start)
      bytes.append(contentsOf: String(Character(scalar)).utf8)
      return
    default:
      throw SyntaxError(at: start, "unknown escape", expected: "\\\", \\\\, \\n or \\u{…}")
    }
    offset += 1
  }

  /// Reads `u{HEX}`.
  private mutating func scalarEscape(from start: Int) throws(SyntaxError) -> Unicode.Scalar {
    offset += 1
    if take(Byte.openBrace) {
      let digits = text[offset..<end].prefix { Byte.hexValue($0) != nil }
      offset += digits.count
      if let bits = NumberText.hex(digits), take(Byte.closeBrace), bits <= 0x10_FFFF,
        let scalar = Unicode.Scalar(UInt32(bits))
      {
        return scalar
      }
    }
    throw SyntaxError(
      at: start,
      "this escape names no character",
      expected: "\\u{…} with the hexadecimal number of a Unicode scalar"
    )
  }
}
