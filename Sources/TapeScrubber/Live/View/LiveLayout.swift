import SessionModel
import TerminalKit

/// Where everything stands on the screen of a live recording.
///
/// It depends on the size of the screen and of the window alone, so that the phone does not move away
/// from under the pointer.
struct LiveLayout: Equatable, Sendable {
  /// The smallest screen on which everything has its place.
  static let least = CellSize(columns: 80, rows: 24)

  let size: CellSize
  /// The phone with its frame.
  let phone: CellRect
  /// The panes beside it.
  let panes: CellRect
  /// The row at the foot: keys, messages, what is typed.
  let statusRow: Int

  /// The layout for a phone of `window` points.
  init(_ size: CellSize, window: Size) {
    self.size = size
    statusRow = max(0, size.rows - 1)
    let phone = Layout.phone(window, columns: size.columns * 3 / 5, rows: statusRow)
    self.phone = CellRect(column: 0, row: 0, columns: phone.columns, rows: phone.rows)
    let left = phone.columns + 1
    panes = CellRect(column: left, row: 0, columns: max(0, size.columns - left), rows: statusRow)
  }

  /// The phone within its frame: where fingers may land.
  var glass: CellRect {
    CellRect(
      column: phone.origin.column + 1,
      row: phone.origin.row + 1,
      columns: max(0, phone.size.columns - 2),
      rows: max(0, phone.size.rows - 2)
    )
  }

  /// Whether the screen is smaller than it should be.
  var isCramped: Bool {
    size.columns < LiveLayout.least.columns || size.rows < LiveLayout.least.rows
  }
}
