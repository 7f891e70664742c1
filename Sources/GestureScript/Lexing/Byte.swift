/// The characters that mean something to the notation.
enum Byte {
  static let tab = UInt8(ascii: "\t")
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let quote = UInt8(ascii: "\"")
  static let backslash = UInt8(ascii: "\\")
  static let hash = UInt8(ascii: "#")
  static let equals = UInt8(ascii: "=")
  static let comma = UInt8(ascii: ",")
  static let semicolon = UInt8(ascii: ";")
  static let colon = UInt8(ascii: ":")
  static let period = UInt8(ascii: ".")
  static let plus = UInt8(ascii: "+")
  static let minus = UInt8(ascii: "-")
  static let underscore = UInt8(ascii: "_")
  static let times = UInt8(ascii: "x")
  static let zero = UInt8(ascii: "0")
  static let openBracket = UInt8(ascii: "[")
  static let closeBracket = UInt8(ascii: "]")
  static let openParenthesis = UInt8(ascii: "(")
  static let closeParenthesis = UInt8(ascii: ")")
  static let openBrace = UInt8(ascii: "{")
  static let closeBrace = UInt8(ascii: "}")

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == space || byte == tab
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    byte &- zero < 10
  }

  static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26
  }

  /// A letter of ASCII in lower case; any other byte as it is.
  static func lowercase(_ byte: UInt8) -> UInt8 {
    byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte
  }

  /// Whether `byte` may stand in an unquoted name.
  static func isBare(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || byte == minus || byte == underscore || byte == period
      || byte == hash
  }

  /// The value of a hexadecimal digit.
  static func hexValue(_ byte: UInt8) -> UInt8? {
    if isDigit(byte) { return byte - zero }
    let letter = (byte | 0x20) &- UInt8(ascii: "a")
    return isLetter(byte) && letter < 6 ? letter + 10 : nil
  }

  /// The lower-case hexadecimal digit of the low four bits of `value`.
  static func hexDigit(_ value: UInt8) -> UInt8 {
    let digit = value & 15
    return digit < 10 ? zero + digit : UInt8(ascii: "a") + digit - 10
  }
}
