import TerminalKit

/// Draws the keys of a live recording over the middle of the screen.
enum LiveHelp {
  private static let keyColumns = 25
  private static let columns = 74

  static func draw(on screen: inout Screen, glyphs: GlyphSet) {
    let lines = LiveBindings.all
    let width = min(columns, screen.size.columns)
    let rows = min(lines.count + 2, screen.size.rows)
    let left = (screen.size.columns - width) / 2
    let top = (screen.size.rows - rows) / 2
    let rect = CellRect(column: left, row: top, columns: width, rows: rows)
    screen.fill(rect)
    screen.box(rect, title: "keys", style: Palette.strong, glyphs: glyphs)
    for (offset, line) in lines.prefix(max(0, rows - 2)).enumerated() {
      let row = top + 1 + offset
      let key = CellPosition(column: left + 2, row: row)
      screen.write(line.title, at: key, style: Palette.strong)
      let place = CellPosition(column: left + 2 + keyColumns, row: row)
      screen.write(line.meaning, at: place, width: width - keyColumns - 3)
    }
  }
}
