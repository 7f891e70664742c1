/// Coloured surfaces out of characters, whose edges may lie at any eighth of a cell.
///
/// Fill rectangles from the bottom up, then stamp the canvas on a screen; each cell becomes a space
/// or a block character in two colours. A border that lies where no cell could show it is moved by
/// less than half a cell.
public struct PaintCanvas: Sendable {
  /// The cells that the canvas covers, no more than `Screen.maximumSize`.
  public let size: CellSize
  private var paints: [CellPaint]

  /// A canvas of one colour.
  public init(_ size: CellSize, _ ground: RGB) {
    self.size = Screen(size).size
    paints = Array(
      repeating: CellPaint(ground),
      count: self.size.columns * self.size.rows
    )
  }

  /// Paints a rectangle.
  public mutating func fill(_ rect: PartRect, with color: RGB) {
    change(rect) { _ in color }
  }

  /// Changes every colour in a rectangle, as glass or a shadow over it would.
  ///
  /// - Complexity: O(cells that it covers).
  public mutating func change(_ rect: PartRect, _ change: (RGB) -> RGB) {
    guard !rect.isEmpty else { return }
    let columns = rect.cells.columns(within: size)
    for row in rect.cells.rows(within: size) {
      for column in columns {
        let parts = rect.parts(ofColumn: column, row: row)
        paints[row * size.columns + column].change(parts.columns, parts.rows, change)
      }
    }
  }

  /// Draws every cell on a screen.
  public func stamp(
    on screen: inout Screen,
    at position: CellPosition = CellPosition(column: 0, row: 0),
    glyphs: GlyphSet = .unicode
  ) {
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        let cell = paints[row * size.columns + column].cell(glyphs)
        screen[position.column + column, position.row + row] = cell
      }
    }
  }
}
