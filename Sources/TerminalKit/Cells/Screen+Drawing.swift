extension Screen {
  /// Writes a text into one row, cut off at the edges of the screen and after `width` columns,
  /// and returns the column after it.
  ///
  /// Control characters, line breaks among them, are written as visible escapes (`\u{1b}`, `\n`).
  /// Of a wide character that an edge cuts through, a space is written.
  @discardableResult
  public mutating func write(
    _ text: String,
    at position: CellPosition,
    style: Style = .plain,
    width: Int = .max
  ) -> Int {
    let end = min(size.columns, position.column + min(max(0, width), CellPosition.limit))
    var column = position.column
    for cell in TextCells(text, style: style) {
      guard column < end else { break }
      let next = min(end, column + cell.width)
      if column >= 0 && column + cell.width <= end {
        self[column, position.row] = cell
      } else {
        for half in column..<next { self[half, position.row] = Cell(" ", style: style) }
      }
      column = next
    }
    return column
  }

  /// Fills a rectangle with one cell; a wide cell is repeated every other column.
  public mutating func fill(_ rect: CellRect, with cell: Cell = .blank) {
    let columns = rect.columns(within: size)
    for row in rect.rows(within: size) {
      for column in stride(from: columns.lowerBound, to: columns.upperBound, by: max(1, cell.width))
      {
        let fits = column + cell.width <= columns.upperBound
        self[column, row] = fits ? cell : Cell(" ", style: cell.style)
      }
    }
  }

  /// Draws a frame along the inside of a rectangle of at least 2×2, and a title into its upper
  /// edge.
  public mutating func box(
    _ rect: CellRect,
    title: String = "",
    style: Style = .plain,
    glyphs: GlyphSet = .unicode
  ) {
    guard rect.size.columns >= 2, rect.size.rows >= 2 else { return }
    let (left, top) = (rect.origin.column, rect.origin.row)
    let (right, bottom) = (left + rect.size.columns - 1, top + rect.size.rows - 1)
    let frame = glyphs.frame
    let across = CellRect(column: left, row: top, columns: rect.size.columns, rows: 1)
    let down = CellRect(column: left, row: top, columns: 1, rows: rect.size.rows)
    fill(across, with: Cell(frame.horizontal, style: style))
    fill(across.moved(rows: bottom - top), with: Cell(frame.horizontal, style: style))
    fill(down, with: Cell(frame.vertical, style: style))
    fill(down.moved(columns: right - left), with: Cell(frame.vertical, style: style))
    self[left, top] = Cell(frame.topLeft, style: style)
    self[right, top] = Cell(frame.topRight, style: style)
    self[left, bottom] = Cell(frame.bottomLeft, style: style)
    self[right, bottom] = Cell(frame.bottomRight, style: style)
    if !title.isEmpty, rect.size.columns > 4 {
      let place = CellPosition(column: left + 2, row: top)
      write(" \(title) ", at: place, style: style, width: rect.size.columns - 4)
    }
  }

  /// Copies another screen onto this one, its top left cell at a position, clipped at the edges.
  public mutating func draw(_ other: Screen, at position: CellPosition) {
    for row in 0..<other.size.rows {
      for (column, cell) in other.cells(inRow: row).enumerated() where cell.width > 0 {
        self[position.column + column, position.row + row] = cell
      }
    }
  }
}

extension CellRect {
  /// The rectangle at another place.
  fileprivate func moved(columns: Int = 0, rows: Int = 0) -> CellRect {
    CellRect(
      column: origin.column + columns,
      row: origin.row + rows,
      columns: size.columns,
      rows: size.rows
    )
  }
}
