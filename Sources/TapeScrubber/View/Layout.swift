import SessionModel
import TerminalKit

/// Where everything stands on a screen of a given size.
///
/// It depends on the size of the screen and of the phone alone, so that nothing jumps while it plays.
struct Layout: Equatable, Sendable {
  /// The smallest screen on which everything has its place.
  static let least = CellSize(columns: 80, rows: 24)
  /// A character cell is about twice as high as it is wide.
  private static let cellAspect = 2.0
  /// Rows of the timeline: density, lanes, signs, axis.
  private static let timelineRows = 4
  /// The narrowest phone that is still one, its frame included.
  private static let leastPhoneColumns = 8

  let size: CellSize
  /// The phone with its frame.
  let phone: CellRect
  /// The phone of a second tape beside it, if there is one.
  let companion: CellRect?
  /// The panes beside the phones.
  let panes: CellRect
  /// The timeline, over the whole width.
  let timeline: CellRect
  /// The row at the foot: help, messages, what is typed.
  let statusRow: Int

  /// The layout for a phone of `window` points, and for a second one of `companion` points.
  init(_ size: CellSize, window: Size, companion: Size? = nil) {
    self.size = size
    let timelineRows = min(Layout.timelineRows, max(0, size.rows - 2))
    let statusRow = max(0, size.rows - 1)
    let top = max(0, statusRow - timelineRows)
    let widest = size.columns / (companion == nil ? 2 : 4)
    let phone = Layout.phone(window, columns: widest, rows: top)
    self.statusRow = statusRow
    self.phone = CellRect(column: 0, row: 0, columns: phone.columns, rows: phone.rows)
    var left = phone.columns + 1
    self.companion = companion.map { window in
      let size = Layout.phone(window, columns: widest, rows: top)
      return CellRect(column: left, row: 0, columns: size.columns, rows: size.rows)
    }
    left += self.companion.map { $0.size.columns + 1 } ?? 0
    panes = CellRect(column: left, row: 0, columns: max(0, size.columns - left), rows: top)
    timeline = CellRect(column: 0, row: top, columns: size.columns, rows: timelineRows)
  }

  /// Whether the screen is smaller than it should be.
  var isCramped: Bool {
    size.columns < Layout.least.columns || size.rows < Layout.least.rows
  }

  /// The largest phone with its frame that fits and keeps its shape.
  static func phone(_ window: Size, columns: Int, rows: Int) -> CellSize {
    let ratio = window.width / window.height
    // Of windows without an extent nothing can be seen; they are drawn as a phone would be.
    let aspect = ratio > 0 && ratio.isFinite ? ratio : 0.5
    let inner = (columns: max(0, columns - 2), rows: max(0, rows - 2))
    let width = min(Double(inner.columns), Double(inner.rows) * cellAspect * aspect)
    let height = min(Double(inner.rows), Double(inner.columns) / cellAspect / aspect)
    return CellSize(
      columns: min(columns, max(leastPhoneColumns, Int(width.rounded()) + 2)),
      rows: min(rows, max(2, Int(height.rounded()) + 2))
    )
  }
}
