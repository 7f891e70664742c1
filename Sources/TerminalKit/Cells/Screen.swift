/// A grid of cells: what a terminal shows, or should show.
///
/// A wide character owns the cell to its right. Whatever is written, no half of a wide character
/// ever stands alone: its other half becomes a space.
public struct Screen: Hashable, Sendable {
  /// The greatest size; a terminal that claims more is drawn this far.
  public static let maximumSize = CellSize(columns: 2000, rows: 1000)

  /// The number of columns and rows.
  public let size: CellSize
  /// Row after row.
  private(set) var cells: [Cell]

  /// Makes a blank screen, no larger than `maximumSize`.
  public init(_ size: CellSize) {
    self.size = CellSize(
      columns: min(size.columns, Self.maximumSize.columns),
      rows: min(size.rows, Self.maximumSize.rows)
    )
    cells = Array(repeating: .blank, count: self.size.columns * self.size.rows)
  }

  /// The cell in a column and a row.
  ///
  /// Outside the screen cells read as blank and are not stored; a wide cell in the last column is
  /// stored as a space.
  public subscript(column: Int, row: Int) -> Cell {
    get {
      contains(column, row) ? cells[row * size.columns + column] : .blank
    }
    set {
      guard contains(column, row), newValue.width > 0 else { return }
      place(newValue, column, row)
    }
  }

  /// The cell at a position; the same as by column and row.
  public subscript(position: CellPosition) -> Cell {
    get { self[position.column, position.row] }
    set { self[position.column, position.row] = newValue }
  }

  /// The cells of a row, which must be on the screen.
  func cells(inRow row: Int) -> ArraySlice<Cell> {
    cells[row * size.columns..<(row + 1) * size.columns]
  }

  /// Shows every style as a terminal of the given depth can.
  public func converted(to depth: ColorDepth) -> Screen {
    if depth == .trueColor { return self }
    var converted = self
    var last = (from: Style.plain, to: Style.plain)
    for index in converted.cells.indices where converted.cells[index].style != .plain {
      let style = converted.cells[index].style
      if style != last.from { last = (style, style.converted(to: depth)) }
      converted.cells[index].style = last.to
    }
    return converted
  }

  /// Shows only what `glyphs` may draw: where that is ASCII, everything else becomes `?`, one for each
  /// of its columns, so that nothing moves.
  ///
  /// - Complexity: O(number of cells) for ASCII, else O(1).
  public func limited(to glyphs: GlyphSet) -> Screen {
    guard glyphs == .ascii else { return self }
    var limited = self
    for index in limited.cells.indices where !limited.cells[index].isPrintableASCII {
      limited.cells[index] = Cell("?", style: limited.cells[index].style)
    }
    return limited
  }

  /// Gives every cell that a rectangle covers, halves of wide characters together, a new style.
  public mutating func restyle(_ rect: CellRect, _ change: (inout Style) -> Void) {
    let columns = rect.columns(within: size)
    for row in rect.rows(within: size) {
      for index in columns.map({ row * size.columns + $0 }) {
        change(&cells[index].style)
      }
      joinHalves(at: columns.lowerBound, row)
      joinHalves(at: columns.upperBound, row)
    }
  }

  /// After a change of styles: a wide character across a border is drawn as its first half is.
  private mutating func joinHalves(at column: Int, _ row: Int) {
    guard contains(column, row), contains(column - 1, row) else { return }
    let index = row * size.columns + column
    if cells[index].width == 0 { cells[index].style = cells[index - 1].style }
  }

  private func contains(_ column: Int, _ row: Int) -> Bool {
    column >= 0 && column < size.columns && row >= 0 && row < size.rows
  }

  private mutating func place(_ cell: Cell, _ column: Int, _ row: Int) {
    let index = row * size.columns + column
    let fits = cell.width == 1 || column + 1 < size.columns
    separate(at: column, row)
    guard fits else {
      cells[index] = Cell(" ", style: cell.style)
      return
    }
    if cell.width == 2 {
      separate(at: column + 1, row)
      cells[index + 1] = cell.secondHalf
    }
    cells[index] = cell
  }

  /// Before a cell is overwritten: turns the other half of a wide character into a space.
  private mutating func separate(at column: Int, _ row: Int) {
    let index = row * size.columns + column
    if cells[index].width == 0 {
      cells[index - 1] = Cell(" ", style: cells[index - 1].style)
    } else if cells[index].width == 2 {
      cells[index + 1] = Cell(" ", style: cells[index + 1].style)
    }
  }
}
