import TerminalKit

/// Draws the keys over the middle of the screen: in two columns where one has no room.
struct HelpView {
  private static let keyColumns = 25
  private static let columns = 72

  /// Draws the help on `screen`.
  static func draw(on screen: inout Screen, glyphs: GlyphSet) {
    let lines = KeyBindings.groups.flatMap(\.bindings)
    let size = CellSize(columns: columns, rows: lines.count + 2)
    let left = max(0, (screen.size.columns - size.columns) / 2)
    let top = max(0, (screen.size.rows - size.rows) / 2)
    let rect = CellRect(
      column: left,
      row: top,
      columns: min(size.columns, screen.size.columns),
      rows: min(size.rows, screen.size.rows)
    )
    screen.fill(rect)
    screen.box(rect, title: "keys", style: Palette.strong, glyphs: glyphs)
    for (offset, line) in lines.prefix(max(0, rect.size.rows - 2)).enumerated() {
      let row = top + 1 + offset
      let key = CellPosition(column: left + 2, row: row)
      screen.write(line.title, at: key, style: Palette.strong)
      let place = CellPosition(column: left + 2 + keyColumns, row: row)
      screen.write(line.meaning, at: place, width: rect.size.columns - keyColumns - 3)
    }
  }
}
