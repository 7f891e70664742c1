/// Numbers as text: the shortest decimal that reads back to the same bits.
///
/// Beside decimals there are `inf`, `-inf`, `-0`, `nan`, and `nan:HEX` for any other NaN, where HEX
/// are its sixteen hexadecimal digits.
public enum NumberText {
  /// Writes `number` at the end of `bytes`.
  public static func append(_ number: Double, to bytes: inout [UInt8]) {
    let magnitude = number.magnitude
    if magnitude < 1e15, number == number.rounded(.towardZero) {
      if number.sign == .minus { bytes.append(Byte.minus) }
      append(UInt64(magnitude), to: &bytes)
    } else if number.isFinite {
      appendShortest(number, to: &bytes)
    } else if number.isInfinite {
      bytes.append(contentsOf: (number > 0 ? "inf" : "-inf").utf8)
    } else {
      bytes.append(contentsOf: "nan".utf8)
      guard number.bitPattern != Double.nan.bitPattern else { return }
      bytes.append(Byte.colon)
      appendHex(number.bitPattern, to: &bytes)
    }
  }

  /// How `number` is written.
  public static func text(_ number: Double) -> String {
    var bytes: [UInt8] = []
    append(number, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The number that `text` spells; nil if it spells none, or one too large to be finite.
  public static func number(_ text: String) -> Double? {
    let bytes = Array(text.utf8)
    return number(bytes, in: 0..<bytes.count)
  }

  /// Writes `number` in decimal.
  static func append(_ number: UInt64, to bytes: inout [UInt8]) {
    let start = bytes.count
    var rest = number
    repeat {
      bytes.append(Byte.zero + UInt8(rest % 10))
      rest /= 10
    } while rest > 0
    bytes[start...].reverse()
  }

  /// Writes `number` in decimal, with its sign.
  static func append(_ number: Int64, to bytes: inout [UInt8]) {
    if number < 0 { bytes.append(Byte.minus) }
    append(number.magnitude, to: &bytes)
  }

  /// Writes sixteen hexadecimal digits.
  static func appendHex(_ bits: UInt64, to bytes: inout [UInt8]) {
    for shift in stride(from: 60, through: 0, by: -4) {
      bytes.append(Byte.hexDigit(UInt8(truncatingIfNeeded: bits >> UInt64(shift))))
    }
  }

  /// The standard library finds the shortest digits; here they lose `.0`, `e+` and `e-0`.
  private static func appendShortest(_ number: Double, to bytes: inout [UInt8]) {
    var text = number.description
    text.withUTF8 { digits in
      guard let exponent = digits.firstIndex(of: UInt8(ascii: "e")) else {
        bytes.append(
          contentsOf: digits.suffix(2).elementsEqual(".0".utf8) ? digits.dropLast(2) : digits[...]
        )
        return
      }
      let mantissa = digits[..<exponent]
      bytes.append(
        contentsOf: mantissa.suffix(2).elementsEqual(".0".utf8) ? mantissa.dropLast(2) : mantissa
      )
      bytes.append(digits[exponent])
      var power = digits[(exponent + 1)...]
      if power.first == Byte.minus { bytes.append(Byte.minus) }
      power = power.drop { !Byte.isDigit($0) || $0 == Byte.zero }
      bytes.append(contentsOf: power)
    }
  }
}
