extension String {
  /// The text with blanks after it.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  /// The text with blanks before it.
  func aligned(in width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }

  /// The text without blanks at its end.
  var trimmed: String {
    String(self[..<(lastIndex { $0 != " " }.map { index(after: $0) } ?? startIndex)])
  }

  /// The text as a JSON string.
  var quoted: String {
    let body = unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case _ where scalar.value < 0x20:
        "\\u00" + (scalar.value < 16 ? "0" : "")
          + String(scalar.value, radix: 16)
      default: String(scalar)
      }
    }
    return "\"\(body.joined())\""
  }
}
