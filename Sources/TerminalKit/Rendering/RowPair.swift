/// A row as it is shown and as it shall be.
struct RowPair {
  let old: ArraySlice<Cell>
  let new: ArraySlice<Cell>

  var count: Int { new.count }

  /// The cell that shall be in a column.
  subscript(column: Int) -> Cell { new[new.startIndex + column] }

  /// Whether somebody would see a difference in the cell that begins here; if it is wide and the
  /// same, so is its second half.
  func differs(at column: Int) -> Bool {
    !self[column].looksLike(old[old.startIndex + column])
  }

  /// The first column from which the row shall be blank to its end.
  var blankTail: Int {
    count - new.reversed().prefix { $0.looksLike(.blank) }.count
  }

  /// Whether blanking the rest of the row is shorter than drawing the cells that change; both may
  /// need a new style, so only the three bytes of the erasure count.
  func isWorthErasing(from column: Int, mustDraw: Bool) -> Bool {
    guard mustDraw || differs(at: column) else { return false }
    return (column..<count).lazy.filter { differs(at: $0) }.prefix(4).count > 3
  }
}
