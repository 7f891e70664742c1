import SessionModel

extension ValueReader {
  /// The number that is the whole value.
  func asNumber(_ expected: String = "a number") throws(SyntaxError) -> Double {
    guard let number = NumberText.number(text, in: offset..<end) else {
      throw SyntaxError(at: offset, "\(shown(from: offset)) is not \(expected)", expected: expected)
    }
    return number
  }

  /// A number that ends before the next of these: comma, semicolon, `x`, bracket, blank.
  mutating func number(_ expected: String = "a number") throws(SyntaxError) -> Double {
    skipBlanks()
    let start = offset
    while let byte, !ValueReader.endsNumber(byte) { offset += 1 }
    guard let number = NumberText.number(text, in: start..<offset) else {
      throw SyntaxError(at: start, "\(shown(from: start)) is not \(expected)", expected: expected)
    }
    skipBlanks()
    return number
  }

  private static func endsNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case Byte.comma, Byte.semicolon, Byte.times, Byte.closeBracket, Byte.closeParenthesis,
      Byte.space, Byte.tab:
      true
    default:
      false
    }
  }

  /// The whole number that is the whole value.
  func asInteger<Value: FixedWidthInteger>(
    _ expected: String = "a whole number"
  ) throws(SyntaxError) -> Value {
    guard let number: Value = NumberText.integer(text, in: offset..<end) else {
      let message = "\(shown(from: offset)) is not \(expected) from \(Value.min) to \(Value.max)"
      throw SyntaxError(at: offset, message, expected: expected)
    }
    return number
  }

  /// The seconds that are the whole value, in microseconds.
  func asMicroseconds() throws(SyntaxError) -> Int64 {
    do {
      return try SecondsText.microseconds(text, in: offset..<end)
    } catch {
      let expected = "seconds with up to six decimals"
      switch error {
      case .malformed:
        throw SyntaxError(
          at: offset,
          "\(shown(from: offset)) is not a time",
          expected: expected
        )
      case .tooManyDecimals:
        throw SyntaxError(
          at: offset,
          "\(shown(from: offset)) is finer than a microsecond",
          expected: expected
        )
      case .outOfRange:
        throw SyntaxError(
          at: offset,
          "\(shown(from: offset)) is out of range",
          expected: "less than 9223372036854 s"
        )
      }
    }
  }

  /// The span that is the whole value.
  func asInterval() throws(SyntaxError) -> Interval {
    Interval(microseconds: try asMicroseconds())
  }

  /// The moment that is the whole value, `Time.last` at most.
  func asTime() throws(SyntaxError) -> Time {
    let time = Time(microseconds: try asMicroseconds())
    guard time <= .last else {
      throw SyntaxError(
        at: offset,
        "\(shown(from: offset)) is later than any moment",
        expected: "at most \(SecondsText.last) s"
      )
    }
    return time
  }

  /// `true` or `false`.
  func asFlag() throws(SyntaxError) -> Bool {
    let word = try asWord("true or false")
    if word.isKeyword("true") { return true }
    if word.isKeyword("false") { return false }
    throw SyntaxError(at: offset, "\(shown(from: offset)) is not a flag", expected: "true or false")
  }
}
