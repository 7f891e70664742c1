import TerminalKit

/// A line of a pane: words, each in its style.
struct PaneLine: Sendable {
  private(set) var words: [(text: String, style: Style)] = []

  init(_ text: String = "", _ style: Style = .plain) {
    add(text, style)
  }

  /// Adds a word right after what is there.
  mutating func add(_ text: String, _ style: Style = .plain) {
    if !text.isEmpty { words.append((text, style)) }
  }

  /// Writes the line, cut off after `width` columns; a cut is shown.
  func write(on screen: inout Screen, at place: CellPosition, width: Int, _ symbols: Symbols) {
    let end = place.column + width
    var column = place.column
    for word in words {
      let here = CellPosition(column: column, row: place.row)
      column = screen.write(word.text, at: here, style: word.style, width: end - column)
    }
    let whole = words.reduce(0) { $0 + CharacterWidth.columns(of: $1.text) }
    let sign = symbols.ellipsis
    guard whole > width, width > sign.count else { return }
    screen.write(sign, at: CellPosition(column: end - sign.count, row: place.row))
  }
}
