/// A place on a screen, counted in character cells from the top left corner, which is (0, 0).
public struct CellPosition: Hashable, Sendable {
  /// How far from the corner a position can be: far beyond any screen, and sums do not overflow.
  static let limit = 1 << 30

  /// Cells from the left edge; may lie outside the screen.
  public let column: Int
  /// Cells from the top edge; may lie outside the screen.
  public let row: Int

  /// Names the cell in a column and a row; what is more than 2³⁰ away is moved there.
  public init(column: Int, row: Int) {
    self.column = min(max(column, -Self.limit), Self.limit)
    self.row = min(max(row, -Self.limit), Self.limit)
  }
}
