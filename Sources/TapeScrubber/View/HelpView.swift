import TerminalKit

/// Draws the keys over the middle of the screen.
struct HelpView {
  private static let rows = [
    ("space", "play, pause; at the end start anew"),
    ("r", "play in reverse; turn round"),
    ("+ -", "quicker, slower"),
    ("i", "skip idle time while playing, or not"),
    ("left right", "an event back, on"),
    ("up down", "ten events back, on"),
    ("shift left right  , .", "a gesture back, on"),
    ("control left right  < >", "a navigation change back, on"),
    ("page up, page down", "a second back, on"),
    ("home  end G", "start, end; a live tape is held at its end"),
    ("0 … 9", "that many tenths of the tape"),
    ("[ ]", "mark before, mark after"),
    ("f F", "the finding after, before; what it says"),
    ("/  n N", "find a text; again, back; none: findings"),
    ("g", "go to: 1.25  900ms  #1234  @mark  end-0.5"),
    ("w", "the next window"),
    ("mouse", "drag the timeline; the wheel steps"),
    ("control-z, control-l", "suspend, paint again"),
    ("q  escape  control-c", "quit"),
  ]
  private static let keyColumns = 25
  private static let size = CellSize(columns: 72, rows: rows.count + 2)

  /// Draws the help on `screen`.
  static func draw(on screen: inout Screen, glyphs: GlyphSet) {
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
    for (offset, (keys, meaning)) in rows.prefix(max(0, rect.size.rows - 2)).enumerated() {
      let row = top + 1 + offset
      let keys = glyphs == .unicode ? keys : keys.replacingEllipsis
      screen.write(keys, at: CellPosition(column: left + 2, row: row), style: Palette.strong)
      let place = CellPosition(column: left + 2 + keyColumns, row: row)
      screen.write(meaning, at: place, width: rect.size.columns - keyColumns - 3)
    }
  }
}

extension String {
  fileprivate var replacingEllipsis: String {
    map { $0 == "…" ? ".." : String($0) }.joined()
  }
}
