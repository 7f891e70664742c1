/// A rectangle in parts of cells: eight across and eight down in each of them.
public struct PartRect: Hashable, Sendable {
  /// Parts of a cell in either direction.
  public static let partsInCell = CellPaint.parts

  /// The parts from left to right.
  public let columns: Range<Int>
  /// The parts from top to bottom.
  public let rows: Range<Int>

  /// The rectangle between four edges; empty where they are crossed.
  public init(left: Int, top: Int, right: Int, bottom: Int) {
    columns = left..<max(left, right)
    rows = top..<max(top, bottom)
  }

  /// Whether it covers nothing.
  public var isEmpty: Bool {
    columns.isEmpty || rows.isEmpty
  }

  /// The cells that it touches.
  public var cells: CellRect {
    let (left, top) = (Self.cell(columns.lowerBound), Self.cell(rows.lowerBound))
    let right = Self.cell(columns.upperBound + Self.partsInCell - 1)
    let bottom = Self.cell(rows.upperBound + Self.partsInCell - 1)
    return CellRect(column: left, row: top, columns: right - left, rows: bottom - top)
  }

  /// The cell in which a part lies; cells before the first have negative numbers.
  private static func cell(_ part: Int) -> Int {
    part >> 3
  }

  /// What it covers of a cell, counted within it.
  func parts(ofColumn column: Int, row: Int) -> (columns: Range<Int>, rows: Range<Int>) {
    (Self.within(columns, cell: column), Self.within(rows, cell: row))
  }

  private static func within(_ range: Range<Int>, cell: Int) -> Range<Int> {
    let start = cell * partsInCell
    let part = range.clamped(to: start..<start + partsInCell)
    return part.lowerBound - start..<part.upperBound - start
  }
}
