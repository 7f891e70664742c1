extension StateValue {
  /// The value on one line: words bare, anything else quoted and escaped, lists in brackets.
  public var text: String {
    switch self {
    case .object(let fields):
      "{" + fields.map { "\(StateValue.quoted($0.0)): \($0.1.text)" }.joined(separator: ", ") + "}"
    case .array(let elements): "[" + elements.map(\.text).joined(separator: ", ") + "]"
    case .string(let string): StateValue.quoted(string)
    case .number(let number): StateValue.spelling(of: number)
    case .integer(let integer): String(integer)
    case .bool(let bool): bool ? "true" : "false"
    case .null: "null"
    }
  }

  /// The shortest decimal that reads back to the same number; whole ones without a fraction.
  static func spelling(of number: Double) -> String {
    let spelling = "\(number)"
    return spelling.hasSuffix(".0") ? String(spelling.dropLast(2)) : spelling
  }

  /// `string` itself if it is a word, else quoted; never prints a control character.
  static func quoted(_ string: String) -> String {
    let isWord = !string.isEmpty && string.utf8.allSatisfy(isWordByte)
    return isWord ? string : string.debugDescription
  }

  /// Whether a byte may stand in a word without quotes, here and in predicates.
  static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
      UInt8(ascii: "."), UInt8(ascii: "#"):
      true
    default: false
    }
  }
}
