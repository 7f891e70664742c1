import TerminalKit

/// A line of a pane: words, each in its style.
struct PaneLine: Sendable {
  private(set) var words: [(text: String, style: Style)] = []
  /// What the line is about, if a cursor may stand on it.
  var subject: PaneSubject?
  /// Whether it is the one at the position among others.
  var isCurrent = false

  init(_ text: String = "", _ style: Style = .plain, subject: PaneSubject? = nil) {
    self.subject = subject
    add(text, style)
  }

  /// Adds a word right after what is there.
  mutating func add(_ text: String, _ style: Style = .plain) {
    if !text.isEmpty { words.append((text, style)) }
  }

  /// Columns of the whole.
  var columns: Int {
    words.reduce(0) { $0 + CharacterWidth.columns(of: $1.text) }
  }

  /// A text on as many lines as it takes, `rows` at most, those after the first indented.
  ///
  /// What goes beyond the rows stays on the last line, where it is cut.
  static func wrapped(
    _ text: String,
    _ style: Style = .plain,
    width: Int,
    rows: Int = .max,
    subject: PaneSubject? = nil
  ) -> [PaneLine] {
    let indent = 2
    let space = String(repeating: " ", count: indent)
    var lines = WrappedText.lines(text, width: width, indent: indent)
    if lines.count > rows {
      lines = lines.prefix(rows - 1) + [lines.dropFirst(rows - 1).joined(separator: " ")]
    }
    return lines.enumerated().map { place, text in
      var line = PaneLine(place == 0 ? "" : space, subject: subject)
      line.add(text, style)
      return line
    }
  }

  /// The line if it has room in so many columns; else its beginning, and that it is cut.
  func cut(to width: Int, _ symbols: Symbols) -> PaneLine {
    guard columns > width else { return self }
    let sign = symbols.ellipsis
    var line = PaneLine(subject: subject)
    line.isCurrent = isCurrent
    var left = max(0, width - CharacterWidth.columns(of: sign))
    for word in words where left > 0 {
      let text = ShortenedText.beginning(of: word.text, columns: left)
      line.add(text, word.style)
      left -= CharacterWidth.columns(of: word.text)
    }
    line.add(sign)
    return line
  }

  /// Writes the line, cut off after `width` columns; a cut is shown.
  func write(on screen: inout Screen, at place: CellPosition, width: Int, _ symbols: Symbols) {
    let end = place.column + width
    var column = place.column
    for word in words where column < end {
      let here = CellPosition(column: column, row: place.row)
      let text = symbols.isPlain ? PaneLine.plain(word.text) : word.text
      column = screen.write(text, at: here, style: word.style, width: end - column)
    }
    let sign = symbols.ellipsis
    guard columns > width, width > sign.count else { return }
    screen.write(sign, at: CellPosition(column: end - sign.count, row: place.row))
  }

  /// The units of the explanations in words that any terminal has.
  private static func plain(_ text: String) -> String {
    text.split(separator: "\u{B0}", omittingEmptySubsequences: false).joined(separator: " degrees")
  }
}
