import TerminalKit

/// Characters in place of a shade: dense beside an edge, a dot here and there over a screen that is
/// dimmed.
struct PhonePattern {
  /// Cells from one dot to the next.
  private static let step = (columns: 2, rows: 2)

  let sign: Unicode.Scalar
  let cells: CellRect
  /// How many screens lie beneath it.
  let level: Int
  let isDense: Bool

  /// Draws it in black where nothing else is, in the uppermost `rows`.
  func draw(on glass: inout Screen, rows: Int, covers: [CellRect?]) {
    let upper = covers.dropFirst(level).compactMap { $0 }
    for row in 0..<max(0, rows) {
      for column in 0..<glass.size.columns {
        let place = CellPosition(column: column, row: row)
        guard cells.contains(place), isDense || isDot(place), glass[place].isSpace,
          !upper.contains(where: { $0.contains(place) })
        else { continue }
        let background = glass[place].style.background
        glass[place] = Cell(
          sign,
          style: Style(foreground: RGB.black.color, background: background)
        )
      }
    }
  }

  private func isDot(_ place: CellPosition) -> Bool {
    (place.column - cells.origin.column) % Self.step.columns == 1
      && (place.row - cells.origin.row) % Self.step.rows == 1
  }
}
