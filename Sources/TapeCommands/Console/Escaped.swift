/// Text of a tape or a file, made safe for a terminal.
enum Escaped {
  /// `text` with control characters, escape bytes and bidirectional overrides spelled out.
  static func text(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isHostile) else { return text }
    var safe = ""
    for scalar in text.unicodeScalars {
      if isHostile(scalar) {
        safe += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        safe.unicodeScalars.append(scalar)
      }
    }
    return safe
  }

  /// The same for text of several lines, whose line ends stay.
  static func lines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { Escaped.text(String($0)) }
      .joined(separator: "\n")
  }

  /// Whether a scalar could steer a terminal or turn text around.
  static func isHostile(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: scalar.properties.isBidiControl
    }
  }
}
