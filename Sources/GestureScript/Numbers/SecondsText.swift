import SessionModel

/// Seconds with up to six decimals, read into and written from whole microseconds.
///
/// No floating point stands between, so every `Int64` comes back.
public enum SecondsText {
  /// Why a text spells no seconds.
  public enum Problem: Error {
    case malformed
    case tooManyDecimals
    case outOfRange
  }

  /// Decimals that a microsecond needs.
  static let maximumDecimals = 6

  /// Writes `microseconds` as seconds with the decimals it needs, and at least `leastDecimals`.
  public static func append(
    microseconds: Int64,
    leastDecimals: Int = 0,
    to bytes: inout [UInt8]
  ) {
    if microseconds < 0 { bytes.append(Byte.minus) }
    let (whole, fraction) = microseconds.magnitude.quotientAndRemainder(dividingBy: 1_000_000)
    NumberText.append(whole, to: &bytes)
    var divisor: UInt64 = 100_000
    var rest = fraction
    var decimals = 0
    while decimals < maximumDecimals, rest > 0 || decimals < leastDecimals {
      if decimals == 0 { bytes.append(Byte.period) }
      bytes.append(Byte.zero + UInt8(rest / divisor))
      rest %= divisor
      divisor /= 10
      decimals += 1
    }
  }

  /// How `microseconds` is written, with the decimals it needs, and at least `leastDecimals`.
  public static func text(microseconds: Int64, leastDecimals: Int = 0) -> String {
    var bytes: [UInt8] = []
    append(microseconds: microseconds, leastDecimals: leastDecimals, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The last moment that can come, in seconds.
  public static let last = text(microseconds: Time.last.microseconds)

  /// The microseconds that `text` spells; nil if it spells no seconds with up to six decimals.
  public static func microseconds(_ text: String) -> Int64? {
    let bytes = Array(text.utf8)
    return try? microseconds(bytes, in: 0..<bytes.count)
  }

  /// The microseconds spelled by the bytes `range` of `text`.
  public static func microseconds(_ text: [UInt8], in range: Range<Int>) throws(Problem) -> Int64 {
    var offset = range.lowerBound
    let isNegative = text[range].first == Byte.minus
    if isNegative { offset += 1 }
    var value: Int64 = 0
    let whole = try digits(text, &offset, range.upperBound, into: &value, isNegative)
    guard whole > 0 else { throw .malformed }
    var decimals = 0
    if offset < range.upperBound, text[offset] == Byte.period {
      offset += 1
      decimals = text[offset..<range.upperBound].prefix(while: Byte.isDigit).count
      guard decimals > 0 else { throw .malformed }
      guard decimals <= maximumDecimals else { throw .tooManyDecimals }
      _ = try digits(text, &offset, range.upperBound, into: &value, isNegative)
    }
    guard offset == range.upperBound else { throw .malformed }
    for _ in decimals..<maximumDecimals { try append(0, to: &value, isNegative) }
    return value
  }

  private static func digits(
    _ text: [UInt8],
    _ offset: inout Int,
    _ end: Int,
    into value: inout Int64,
    _ isNegative: Bool
  ) throws(Problem) -> Int {
    let start = offset
    while offset < end, Byte.isDigit(text[offset]) {
      try append(Int64(text[offset] - Byte.zero), to: &value, isNegative)
      offset += 1
    }
    return offset - start
  }

  /// Negative numbers grow downwards, so that the smallest one has no special case.
  private static func append(
    _ digit: Int64,
    to value: inout Int64,
    _ isNegative: Bool
  ) throws(Problem) {
    let (tens, overflow) = value.multipliedReportingOverflow(by: 10)
    let (sum, carry) =
      isNegative
      ? tens.subtractingReportingOverflow(digit) : tens.addingReportingOverflow(digit)
    guard !overflow, !carry else { throw .outOfRange }
    value = sum
  }
}
