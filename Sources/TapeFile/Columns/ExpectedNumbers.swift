/// Numbers, and what other columns make expect in their place, as a column.
struct ExpectedNumbers {
  private var numbers: [Double] = []
  private var expected: [Double] = []

  /// Adds `number` and returns it.
  @discardableResult
  mutating func append(_ number: Double, _ expected: Double) -> Double {
    numbers.append(number)
    self.expected.append(expected)
    return number
  }

  /// Hands the column over.
  func finish(into columns: inout ColumnSet, _ id: ColumnID, _ tracks: Tracks) {
    columns.add(id, numbers: numbers, tracks: tracks.list, expected: expected)
  }
}
