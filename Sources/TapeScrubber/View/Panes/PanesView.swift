import SessionModel
import TerminalKit

/// Draws a column of panes.
struct PanesView {
  /// Columns of the titles.
  private static let titleColumns = 12

  /// A pane and what it says.
  struct Section {
    let title: String
    let rows: Int
    let lines: [PaneLine]

    /// The lines that have a row: where there are too few, the last says how many are missing.
    func shown(width: Int, _ symbols: Symbols) -> [PaneLine] {
      guard lines.count > rows else { return lines }
      guard rows > 1 else {
        let more = "  and \(lines.count - 1) more"
        var line = lines[0].cut(to: width - more.count, symbols)
        line.add(more, Palette.quiet)
        return [line]
      }
      let more = "\(lines.count - rows + 1) more"
      return lines.prefix(rows - 1) + [PaneLine(more, Palette.quiet)]
    }
  }

  let sections: [Section]
  /// Panes for which there is no room.
  let cut: [PaneKind]
  /// What the cursor stands on.
  let cursor: PaneSubject?
  let glyphs: GlyphSet
  let size: CellSize

  /// The panes on a screen of their own.
  func screen() -> Screen {
    var screen = Screen(size)
    let symbols = Symbols(glyphs)
    let width = size.columns - Self.titleColumns
    var top = 0
    for section in sections {
      let title = CellPosition(column: 0, row: top)
      screen.write(section.title, at: title, style: Palette.quiet, width: size.columns)
      for (offset, line) in section.shown(width: width, symbols).enumerated() {
        let place = CellPosition(column: Self.titleColumns, row: top + offset)
        line.write(on: &screen, at: place, width: width, symbols)
        if let cursor, line.subject == cursor { drawCursor(top + offset, on: &screen, symbols) }
      }
      top += section.rows
    }
    if !cut.isEmpty {
      let text = "\(cut.count) more: " + cut.map(\.title).joined(separator: " ")
      let place = CellPosition(column: 0, row: top)
      screen.write(text, at: place, style: Palette.quiet, width: size.columns)
    }
    return screen
  }

  /// The columns that a line has.
  static func lineColumns(_ columns: Int) -> Int {
    max(1, columns - titleColumns)
  }

  private func drawCursor(_ row: Int, on screen: inout Screen, _ symbols: Symbols) {
    let column = Self.titleColumns
    screen.write(symbols.current, at: CellPosition(column: column - 1, row: row))
    let rect = CellRect(column: column - 1, row: row, columns: size.columns, rows: 1)
    screen.restyle(rect) { $0.attributes.formUnion(Palette.cursor.attributes) }
  }
}
