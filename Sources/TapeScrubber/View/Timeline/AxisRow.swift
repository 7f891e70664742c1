import TerminalKit

/// A row of cells and which of them are taken.
struct AxisRow {
  private(set) var screen: Screen
  private var isTaken: [Bool]

  init(_ columns: Int) {
    screen = Screen(CellSize(columns: columns, rows: 1))
    isTaken = Array(repeating: false, count: columns)
  }

  /// Draws a sign unless something else stands there.
  mutating func add(_ sign: Unicode.Scalar, at column: Int, _ style: Style) {
    guard isTaken.indices.contains(column), !isTaken[column] else { return }
    screen[column, 0] = Cell(sign, style: style)
    isTaken[column] = true
  }

  /// Writes an ASCII text if there is room for all of it, with so many blanks on either side.
  @discardableResult
  mutating func add(
    _ text: String,
    at column: Int,
    _ style: Style,
    left: Int = 1,
    right: Int = 1
  ) -> Bool {
    let columns = column..<(column + text.count)
    let around = max(0, column - left)..<min(isTaken.count, columns.upperBound + right)
    guard column >= 0, columns.upperBound <= isTaken.count,
      !around.contains(where: { isTaken[$0] })
    else { return false }
    screen.write(text, at: CellPosition(column: column, row: 0), style: style)
    for column in columns { isTaken[column] = true }
    return true
  }
}
