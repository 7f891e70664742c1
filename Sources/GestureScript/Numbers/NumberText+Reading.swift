extension NumberText {
  /// The number spelled by the bytes `range` of `text`; nil if they spell none, or one too large to
  /// be finite.
  public static func number(_ text: [UInt8], in range: Range<Int>) -> Double? {
    guard let first = text[range].first else { return nil }
    let isSigned = first == Byte.minus || first == Byte.plus
    let body = (isSigned ? range.lowerBound + 1 : range.lowerBound)..<range.upperBound
    guard let next = text[body].first else { return nil }
    if Byte.isLetter(next) {
      return special(text[body], isNegative: first == Byte.minus, isSigned: isSigned)
    }
    guard let decimal = Decimal(text, in: body) else { return nil }
    guard let magnitude = decimal.value(text, in: body) else { return nil }
    return first == Byte.minus ? -magnitude : magnitude
  }

  /// The whole number spelled in decimal by the bytes `range` of `text`.
  static func integer<Value: FixedWidthInteger>(_ text: [UInt8], in range: Range<Int>) -> Value? {
    guard let last = text[range].last, Byte.isDigit(last) else { return nil }
    return Value(String(decoding: text[range], as: UTF8.self), radix: 10)
  }

  /// The bits spelled by one to sixteen hexadecimal digits.
  static func hex(_ digits: ArraySlice<UInt8>) -> UInt64? {
    guard !digits.isEmpty, digits.count <= 16 else { return nil }
    var bits: UInt64 = 0
    for digit in digits {
      guard let value = Byte.hexValue(digit) else { return nil }
      bits = bits << 4 | UInt64(value)
    }
    return bits
  }

  private static func special(
    _ body: ArraySlice<UInt8>,
    isNegative: Bool,
    isSigned: Bool
  ) -> Double? {
    if body.elementsEqual("inf".utf8) { return isNegative ? -.infinity : .infinity }
    guard !isSigned else { return nil }
    if body.elementsEqual("nan".utf8) { return .nan }
    guard body.starts(with: "nan:".utf8), let bits = hex(body.dropFirst(4)) else { return nil }
    let number = Double(bitPattern: bits)
    return number.isNaN ? number : nil
  }

  /// The parts of an unsigned decimal.
  private struct Decimal {
    /// The digits as a whole number; meaningless above `exactDigits` of them.
    private var digits: UInt64 = 0
    private var digitCount = 0
    private var decimals = 0
    private var hasExponent = false

    /// Digits that every whole number of them fits a `Double` exactly.
    private static let exactDigits = 15
    /// Powers of ten that are exact, so that one correctly rounded division gives the right bits.
    private static let powers: [Double] = [
      1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
    ]

    /// Nil unless the bytes are digits, at most one period between digits, and an exponent.
    init?(_ text: [UInt8], in range: Range<Int>) {
      var offset = range.lowerBound
      guard takeDigits(text, &offset, range.upperBound) else { return nil }
      if offset < range.upperBound, text[offset] == Byte.period {
        offset += 1
        let whole = digitCount
        guard takeDigits(text, &offset, range.upperBound) else { return nil }
        decimals = digitCount - whole
      }
      guard offset < range.upperBound else { return }
      guard text[offset] | 0x20 == UInt8(ascii: "e") else { return nil }
      hasExponent = true
      offset += 1
      if offset < range.upperBound, text[offset] == Byte.minus || text[offset] == Byte.plus {
        offset += 1
      }
      let isExponent = text[offset..<range.upperBound].allSatisfy(Byte.isDigit)
      guard isExponent, offset < range.upperBound else { return nil }
    }

    private mutating func takeDigits(_ text: [UInt8], _ offset: inout Int, _ end: Int) -> Bool {
      let start = offset
      while offset < end, Byte.isDigit(text[offset]) {
        digits = digits &* 10 &+ UInt64(text[offset] - Byte.zero)
        digitCount += 1
        offset += 1
      }
      return offset > start
    }

    /// The value; nil if it is too large.
    func value(_ text: [UInt8], in range: Range<Int>) -> Double? {
      if digitCount <= Decimal.exactDigits, !hasExponent {
        return Double(digits) / Decimal.powers[decimals]
      }
      let number = Double(String(decoding: text[range], as: UTF8.self))
      guard let number, number.isFinite else { return nil }
      return number
    }
  }
}
