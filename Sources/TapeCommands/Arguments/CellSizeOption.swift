import TerminalKit

extension Arguments {
  /// Sizes of a terminal that a command takes.
  private static let sizes = (
    columns: 20...CellSize.largest.columns, rows: 8...CellSize.largest.rows
  )

  /// The value of `option` as the size of a terminal, columns `x` rows.
  func cellSize(_ option: Option) throws(UsageError) -> CellSize? {
    guard let text = value(option) else { return nil }
    let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let columns = numbers[0], let rows = numbers[1],
      Self.sizes.columns.contains(columns), Self.sizes.rows.contains(rows)
    else {
      throw UsageError(
        "\(option.name) needs columns x rows from \(Self.sizes.columns.lowerBound)x"
          + "\(Self.sizes.rows.lowerBound) to \(Self.sizes.columns.upperBound)x"
          + "\(Self.sizes.rows.upperBound), such as 100x30, not '\(text)'"
      )
    }
    return CellSize(columns: columns, rows: rows)
  }
}
