/// Draws what many rows have in the same colours first, a style at a time.
///
/// A coloured surface that moves changes a few cells in every row, in the same few styles. A style of
/// computed colours takes up to forty bytes, the way to the next row eight: going through the rows
/// once for each style is much shorter than naming every style in every row.
struct SharedStyles {
  /// Rows that must share a style: fewer gain nothing.
  private static let leastRows = 3

  /// Cells beside each other in one row.
  private struct Run {
    let start: CellPosition
    var count: Int
  }

  private var styles: [Style] = []
  private var runs: [[Run]] = []
  private var places: [Style: Int] = [:]

  /// Finds what differs between two screens of one size.
  init(from old: Screen, to new: Screen) {
    for row in 0..<new.size.rows {
      let cells = RowPair(old: old.cells(inRow: row), new: new.cells(inRow: row))
      if cells.old != cells.new { take(cells, row: row) }
    }
  }

  private mutating func take(_ cells: RowPair, row: Int) {
    for column in 0..<cells.count where cells.isPaint(at: column) && cells.differs(at: column) {
      let place = place(of: cells[column].style)
      if let last = runs[place].last, last.start.row == row,
        last.start.column + last.count == column
      {
        runs[place][runs[place].count - 1].count += 1
      } else {
        runs[place].append(Run(start: CellPosition(column: column, row: row), count: 1))
      }
    }
  }

  private mutating func place(of style: Style) -> Int {
    if let place = places[style] { return place }
    places[style] = styles.count
    styles.append(style)
    runs.append([])
    return styles.count - 1
  }

  /// Draws the runs of shared styles, and says so in `shown`.
  func draw(_ screen: Screen, over shown: inout Screen, with writer: inout FrameWriter) {
    for runs in runs
    where (runs.last?.start.row ?? 0) - (runs.first?.start.row ?? 0) >= Self.leastRows - 1 {
      for run in runs {
        for column in run.start.column..<run.start.column + run.count {
          let position = CellPosition(column: column, row: run.start.row)
          writer.draw(screen[position], at: position, columns: screen.size.columns)
          shown[position] = screen[position]
        }
      }
    }
  }
}

extension RowPair {
  /// Whether a cell has a background that takes many bytes, and neither it nor what it covers has a
  /// width that matters to its neighbours.
  fileprivate func isPaint(at column: Int) -> Bool {
    switch self[column].style.background {
    case .rgb, .palette: break
    case .default, .ansi: return false
    }
    let before = old[old.startIndex + column]
    return self[column].width == 1 && before.width == 1 && !self[column].hasDisputedWidth
      && !before.hasDisputedWidth
  }
}
