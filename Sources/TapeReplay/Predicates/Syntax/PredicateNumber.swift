/// Numbers as predicates write them, with or without a unit.
enum PredicateNumber {
  /// Units and the powers of ten that they stand for.
  private static let units: [(name: String, power: Int)] = [("ms", -3), ("us", -6), ("s", 0)]
  /// Characters that a number has at most; more say nothing.
  private static let longest = 400

  /// The number that `text` spells: `0.4`, `-3`, `1e3`, `300ms`, `1.2s`, `inf`, `nan`.
  ///
  /// Times are read in seconds. A unit moves the decimal point before the digits are read, so that
  /// `300ms` is exactly `0.3`.
  static func parse(_ text: String) -> Double? {
    switch text {
    case "inf", "+inf": return .infinity
    case "-inf": return -.infinity
    case "nan", "-nan": return .nan
    default: break
    }
    guard text.utf8.count <= longest, let digits = text.utf8.first(where: { !isSign($0) }),
      isDigit(digits) || digits == UInt8(ascii: ".")
    else { return nil }
    for (name, power) in units where text.hasSuffix(name) {
      let number = String(text.dropLast(name.count))
      guard !number.utf8.contains(UInt8(ascii: "e")), number.utf8.last.map(isDigit) == true else {
        return nil
      }
      return decimal("\(number)e\(power)")
    }
    return decimal(text)
  }

  private static func decimal(_ text: String) -> Double? {
    let isPlain = text.utf8.allSatisfy {
      isDigit($0) || isSign($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "e")
    }
    guard isPlain, let number = Double(text), number.isFinite else { return nil }
    return number
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isSign(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
  }
}
