import TerminalKit

/// A text on several lines.
enum WrappedText {
  /// Cuts `text` at spaces into lines of at most `width` columns, `indent` fewer after the first.
  ///
  /// A longer word is cut where it must be.
  static func lines(_ text: String, width: Int, indent: Int = 0) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      let room = max(1, lines.isEmpty ? width : width - indent)
      let longer = line.isEmpty ? String(word) : "\(line) \(word)"
      if CharacterWidth.columns(of: longer) <= room {
        line = longer
        continue
      }
      let full = max(1, width - indent)
      let isTooLong = CharacterWidth.columns(of: String(word)) > full
      if !line.isEmpty, !isTooLong { lines.append(line) }
      let rest = isTooLong ? longer : String(word)
      let pieces = pieces(of: rest, first: isTooLong ? room : full, width: full)
      lines += pieces.dropLast()
      line = pieces.last ?? ""
    }
    lines.append(line)
    return lines
  }

  /// A text in parts of at most `first` columns, then `width`.
  private static func pieces(of text: String, first: Int, width: Int) -> [String] {
    var pieces: [String] = []
    var (piece, columns) = ("", 0)
    for character in text {
      let more = CharacterWidth.columns(of: String(character))
      if columns + more > (pieces.isEmpty ? first : width), !piece.isEmpty {
        pieces.append(piece)
        (piece, columns) = ("", 0)
      }
      piece.append(character)
      columns += more
    }
    return pieces + [piece]
  }
}
