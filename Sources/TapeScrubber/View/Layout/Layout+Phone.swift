import SessionModel
import TerminalKit

extension Layout {
  /// A character cell is about twice as high as it is wide.
  private static let cellAspect = 2.0
  /// The narrowest phone that is still one, its frame included.
  private static let leastPhoneColumns = 8

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
