import TapeReplay

extension StateValue {
  /// Decimals of a number where space is short.
  private static let decimals = 3

  /// The value on one line, numbers rounded.
  var glance: String {
    switch self {
    case .number(let number): NumberText.short(number, decimals: Self.decimals)
    case .array(let elements): "[" + elements.map(\.glance).joined(separator: ", ") + "]"
    case .object(let fields):
      "{" + fields.map { "\($0.0): \($0.1.glance)" }.joined(separator: ", ") + "}"
    case .string, .integer, .bool, .null: text
    }
  }
}
