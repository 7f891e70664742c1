/// Names as text: bare where the notation allows it, in quotes everywhere else.
///
/// Bare are names of ASCII letters, digits, `-`, `_`, `.` and `#` that do not start with `#`, which
/// after a blank would start a comment. All others are quoted, so that the text does not depend on
/// anybody's Unicode tables.
public enum NameText {
  /// How `name` is written where it cannot be mistaken for a keyword.
  public static func text(_ name: String) -> String {
    var bytes: [UInt8] = []
    append(name, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// `text` in quotes, however plain it is.
  public static func quoted(_ text: String) -> String {
    var bytes: [UInt8] = []
    appendQuoted(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes `name`, quoted if it must be.
  static func append(_ name: String, to bytes: inout [UInt8]) {
    var name = name
    name.withUTF8 { utf8 in
      if isBare(utf8) {
        bytes.append(contentsOf: utf8)
      } else {
        appendQuoted(utf8, to: &bytes)
      }
    }
  }

  /// Writes `text` in quotes.
  static func appendQuoted(_ text: String, to bytes: inout [UInt8]) {
    var text = text
    text.withUTF8 { appendQuoted($0, to: &bytes) }
  }

  private static func isBare(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = name.first, first != Byte.hash else { return false }
    return name.allSatisfy(Byte.isBare)
  }

  private static func appendQuoted(_ text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
    bytes.append(Byte.quote)
    if text.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != Byte.quote && $0 != Byte.backslash }) {
      bytes.append(contentsOf: text)
    } else {
      for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
        append(scalar, to: &bytes)
      }
    }
    bytes.append(Byte.quote)
  }

  private static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    switch scalar {
    case "\"": bytes.append(contentsOf: "\\\"".utf8)
    case "\\": bytes.append(contentsOf: "\\\\".utf8)
    case "\n": bytes.append(contentsOf: "\\n".utf8)
    default:
      guard isInvisible(scalar.value) else {
        bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        return
      }
      bytes.append(contentsOf: "\\u{".utf8)
      bytes.append(contentsOf: String(scalar.value, radix: 16).utf8)
      bytes.append(Byte.closeBrace)
    }
  }

  /// Whether a scalar is a control character, a separator of lines or paragraphs, or a mark that turns
  /// or hides text.
  public static func isInvisible(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0..<0x20, 0x7F..<0xA0, 0xAD, 0x61C, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F,
      0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE007F:
      true
    default:
      false
    }
  }
}
