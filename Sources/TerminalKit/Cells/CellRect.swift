/// A rectangle of character cells.
public struct CellRect: Hashable, Sendable {
  /// The top left cell; may lie outside the screen.
  public let origin: CellPosition
  /// The width and height.
  public let size: CellSize

  /// Makes a rectangle from its top left cell and its size.
  public init(column: Int, row: Int, columns: Int, rows: Int) {
    origin = CellPosition(column: column, row: row)
    size = CellSize(columns: columns, rows: rows)
  }

  /// Makes the rectangle that covers a whole screen of the given size.
  public init(_ size: CellSize) {
    origin = CellPosition(column: 0, row: 0)
    self.size = size
  }

  /// Whether a cell lies inside.
  public func contains(_ position: CellPosition) -> Bool {
    (origin.column..<origin.column + size.columns).contains(position.column)
      && (origin.row..<origin.row + size.rows).contains(position.row)
  }

  /// The columns of this rectangle that a screen of the given size has.
  func columns(within bounds: CellSize) -> Range<Int> {
    (origin.column..<origin.column + size.columns).clamped(to: 0..<bounds.columns)
  }

  /// The rows of this rectangle that a screen of the given size has.
  func rows(within bounds: CellSize) -> Range<Int> {
    (origin.row..<origin.row + size.rows).clamped(to: 0..<bounds.rows)
  }
}
