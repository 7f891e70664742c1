import Findings

/// A rule as `check --explain` prints it.
enum RuleText {
  /// Prints name, severity, meaning and cause of `rule`.
  static func write(_ rule: Rule, _ console: Console) throws(CommandError) {
    try console.writeLine("\(rule.spelling) (\(rule.severity.spelling))")
    for paragraph in ["\(rule.explanation.meaning)", "Usually: \(rule.explanation.cause)"] {
      for line in wrapped(paragraph) { try console.writeLine("  \(line)") }
    }
    try console.writeLine("")
  }

  /// `text` in lines of at most `width` characters.
  private static func wrapped(_ text: String, width: Int = 90) -> [String] {
    var lines: [String] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      if let line = lines.last, line.count + 1 + word.count <= width {
        lines[lines.count - 1] = "\(line) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
