/// A value as it is written.
enum PredicateLiteral: Equatable, Sendable {
  case number(Double)
  case text(String)
  case bool(Bool)
  /// Nothing, or not known.
  case null
  case list([PredicateLiteral])

  /// Whether both are the same, numbers bit for bit, text byte for byte.
  static func == (one: PredicateLiteral, other: PredicateLiteral) -> Bool {
    switch (one, other) {
    case (.number(let one), .number(let other)): one.bitPattern == other.bitPattern
    case (.text(let one), .text(let other)): one.utf8.elementsEqual(other.utf8)
    case (.bool(let one), .bool(let other)): one == other
    case (.null, .null): true
    case (.list(let one), .list(let other)): one == other
    default: false
    }
  }

  /// The value as a word, where it could be meant for a name: `2`, `true`.
  var word: String? {
    switch self {
    case .text(let text): text
    case .number(let number): StateValue.spelling(of: number)
    case .bool(let bool): bool ? "true" : "false"
    case .null, .list: nil
    }
  }
}

extension PredicateLiteral: CustomStringConvertible {
  /// The value as it can be written.
  var description: String {
    switch self {
    case .number(let number): StateValue.spelling(of: number)
    case .text(let text): PredicateWord.isBare(text) ? text : PredicateWord.quoted(text)
    case .bool(let bool): bool ? "true" : "false"
    case .null: "null"
    case .list(let elements): "[" + elements.map(\.description).joined(separator: ", ") + "]"
    }
  }
}
