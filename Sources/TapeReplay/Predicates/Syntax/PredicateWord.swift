/// A word of a predicate and where it stands.
struct PredicateWord: Equatable, Sendable {
  var text: String
  var column: SourceColumn

  /// Words that mean something to the grammar wherever they stand.
  static let keywords: Set<String> = [
    "and", "or", "not", "contains", "in", "true", "false", "null",
  ]

  /// Whether `text` can stand for itself where a value is expected.
  static func isBare(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy(StateValue.isWordByte) && !keywords.contains(text)
      && text.utf8.first != UInt8(ascii: "-") && !looksLikeNumber(text)
  }

  /// Whether `text` can stand after a dot.
  static func isBareStep(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { StateValue.isWordByte($0) && $0 != UInt8(ascii: ".") }
  }

  /// `text` in quotes, with what is not printable spelled out.
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case _ where scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value) || isHidden(scalar):
        quoted += "\\u{" + String(scalar.value, radix: 16) + "}"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// Whether a reader could take `text` for a number, an infinity or no number at all.
  private static func looksLikeNumber(_ text: String) -> Bool {
    guard let first = text.utf8.first else { return false }
    return first == UInt8(ascii: ".") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
      || PredicateNumber.parse(text) != nil
  }

  /// Characters that turn, hide or separate text without being seen, or that join the one before.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .format, .lineSeparator, .paragraphSeparator, .nonspacingMark, .enclosingMark,
      .spacingMark:
      true
    default: scalar.properties.isGraphemeExtend || scalar.properties.isEmojiModifier
    }
  }
}
