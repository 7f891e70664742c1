import TerminalKit

/// Takes a quarter off each corner cell of a phone's glass.
enum RoundedCorners {
  static func draw(on glass: inout Screen) {
    let (right, bottom) = (glass.size.columns - 1, glass.size.rows - 1)
    guard right > 1, bottom > 1 else { return }
    let corners: [(column: Int, row: Int, glyph: Unicode.Scalar)] = [
      (0, 0, "▟"), (right, 0, "▙"), (0, bottom, "▜"), (right, bottom, "▛"),
    ]
    for corner in corners where glass[corner.column, corner.row].isSpace {
      let color = glass[corner.column, corner.row].style.background
      glass[corner.column, corner.row] = Cell(corner.glyph, style: Style(foreground: color))
    }
  }
}
