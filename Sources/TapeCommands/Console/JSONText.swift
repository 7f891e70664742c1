import TapeReplay

/// A state as one line of JSON, keys in the order of the state.
enum JSONText {
  /// `value` as JSON; numbers that JSON does not have are strings.
  static func line(_ value: StateValue) -> String {
    var text = ""
    append(value, to: &text)
    return text
  }

  private static func append(_ value: StateValue, to text: inout String) {
    switch value {
    case .null: text += "null"
    case .bool(let bool): text += bool ? "true" : "false"
    case .integer(let integer): text += String(integer)
    case .number(let number): append(number, to: &text)
    case .string(let string): append(string, to: &text)
    case .array(let elements):
      text += "["
      for (place, element) in elements.enumerated() {
        if place > 0 { text += ", " }
        append(element, to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (place, member) in members.enumerated() {
        if place > 0 { text += ", " }
        append(member.0, to: &text)
        text += ": "
        append(member.1, to: &text)
      }
      text += "}"
    }
  }

  private static func append(_ number: Double, to text: inout String) {
    guard number.isFinite else {
      text += "\"\(number)\""
      return
    }
    if number == number.rounded(), number.magnitude < 1e15, !(number == 0 && number.sign == .minus)
    {
      text += String(Int64(number))
    } else {
      text += "\(number)"
    }
  }

  private static func append(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case _ where Escaped.isHostile(scalar):
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
