import GestureScript
import TapeReplay

extension ScriptExpectation.Field {
  /// What is wrong with `found`; nil if it is what the field says.
  func difference(from found: StateValue, within tolerance: Double) -> String? {
    guard !value.matches(found, within: tolerance) else { return nil }
    return "\(NameText.text(key)) is \(found.notation), expected \(value.notation)"
  }
}

extension ScriptExpectation.Value {
  /// Whether `found` is this value, numbers to `tolerance`; `none` stands for nothing at all.
  func matches(_ found: StateValue, within tolerance: Double) -> Bool {
    switch (self, found) {
    case (.list(let elements), .array(let values)):
      elements.elementsEqual(values) { $0.matches($1, within: tolerance) }
    case (.element(let element), .array(let values)):
      values.isEmpty && element.text == "none"
    case (.element(let element), _):
      element.matches(found, within: tolerance)
    case (.list, _):
      false
    }
  }

  /// The value as a script writes it.
  var notation: String {
    switch self {
    case .element(let element): element.notation
    case .list(let elements): "[\(elements.map(\.notation).joined(separator: ","))]"
    }
  }
}

extension ScriptExpectation.Element {
  fileprivate func matches(_ found: StateValue, within tolerance: Double) -> Bool {
    switch found {
    case .string(let string): return text.same(as: string)
    case .bool(let bool): return text == (bool ? "true" : "false")
    case .null: return text == "none"
    case .number(let actual): return matches(actual, within: tolerance)
    case .integer(let actual): return matches(Double(actual), within: tolerance)
    case .array, .object: return false
    }
  }

  private func matches(_ actual: Double, within tolerance: Double) -> Bool {
    guard let number else { return false }
    // The difference of equal infinities is NaN.
    if number == actual || number.isNaN && actual.isNaN { return true }
    return (number - actual).magnitude <= tolerance
  }

  fileprivate var notation: String {
    words.map(NameText.text).joined(separator: " ") + (qualifier.map { ":\($0)" } ?? "")
  }
}

extension StateValue {
  /// The value as a script writes it.
  fileprivate var notation: String {
    switch self {
    case .array(let elements): "[\(elements.map(\.notation).joined(separator: ","))]"
    case .null: "none"
    case .number(let number): NumberText.text(number)
    case .string(let string): string.isPlain ? string : NameText.text(string)
    case .object, .integer, .bool: text
    }
  }
}

extension String {
  /// Whether it can be shown without quotes: also `push C` and `t1:refused`, which lists write bare.
  fileprivate var isPlain: Bool {
    !isEmpty
      && utf8.allSatisfy {
        $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ":")
          || NameText.text(String(decoding: [$0], as: UTF8.self)).utf8.count == 1
      }
  }
}
