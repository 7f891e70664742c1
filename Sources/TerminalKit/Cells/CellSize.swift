/// A width and a height in character cells.
public struct CellSize: Hashable, Sendable {
  /// The number of columns, at least 0.
  public let columns: Int
  /// The number of rows, at least 0.
  public let rows: Int

  /// Makes a size; negative numbers become 0, and those above 2³⁰ become 2³⁰.
  public init(columns: Int, rows: Int) {
    self.columns = min(max(0, columns), CellPosition.limit)
    self.rows = min(max(0, rows), CellPosition.limit)
  }

  /// What a terminal is taken to be when it does not say: the size of the DEC VT100.
  public static let fallback = CellSize(columns: 80, rows: 24)

  /// What is drawn of a terminal that says it is larger: no screen shows so many legible cells, and a
  /// wrong answer must not cost gigabytes.
  public static let largest = CellSize(columns: 1000, rows: 500)
}
