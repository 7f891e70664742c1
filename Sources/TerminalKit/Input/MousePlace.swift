/// A place on the screen, finer than a cell: columns and rows from the top left corner, with fractions.
public struct MousePlace: Hashable, Sendable {
  /// Columns from the left edge.
  public var column: Double
  /// Rows from the upper edge.
  public var row: Double

  /// The place `column`, `row`.
  public init(column: Double, row: Double) {
    self.column = column
    self.row = row
  }

  /// The middle of a cell.
  public init(middleOf cell: CellPosition) {
    self.init(column: Double(cell.column) + 0.5, row: Double(cell.row) + 0.5)
  }
}
