/// The numbers of a column that is being written, each with its track and with what other columns make
/// expect in its place, if they do.
struct ColumnNumbers {
  private var numbers: [Double] = []
  private var tracks: [UInt8] = []
  private var expected: [Double] = []

  /// Adds a number.
  mutating func append(_ number: Double, _ track: UInt8) {
    numbers.append(number)
    tracks.append(track)
  }

  /// Adds `number` in a column where all have an expected one, and returns it.
  @discardableResult
  mutating func append(_ number: Double, _ track: UInt8, expected: Double) -> Double {
    append(number, track)
    self.expected.append(expected)
    return number
  }

  /// Hands the column over.
  func finish(into columns: inout ColumnSet, _ id: ColumnID) {
    columns.add(id, numbers: numbers, tracks: tracks, expected: expected.isEmpty ? nil : expected)
  }
}
