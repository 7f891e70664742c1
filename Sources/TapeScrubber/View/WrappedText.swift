import TerminalKit

/// A text on several lines.
enum WrappedText {
  /// Cuts `text` at spaces into lines of at most `width` columns; a longer word has a line of its own.
  static func lines(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      let longer = line.isEmpty ? String(word) : "\(line) \(word)"
      if line.isEmpty || CharacterWidth.columns(of: longer) <= width {
        line = longer
      } else {
        lines.append(line)
        line = String(word)
      }
    }
    lines.append(line)
    return lines
  }
}
