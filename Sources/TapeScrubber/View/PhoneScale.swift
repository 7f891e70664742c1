import SessionModel
import TerminalKit

/// From a window's points to character cells and the dots in them.
struct PhoneScale {
  /// Farther away than this nothing is drawn; keeps numbers finite.
  private static let limit = 1e6

  let size: CellSize
  private let window: Size

  init(_ window: Size, _ size: CellSize) {
    self.window = window
    self.size = size
  }

  /// Character columns from the left edge, with their fraction.
  func column(_ x: Double) -> Double {
    PhoneScale.scaled(x, window.width, size.columns)
  }

  /// Character rows from the upper edge, with their fraction.
  func row(_ y: Double) -> Double {
    PhoneScale.scaled(y, window.height, size.rows)
  }

  /// The cell in which a point lies.
  func cell(_ point: Point) -> CellPosition {
    CellPosition(
      column: Int(column(point.x).rounded(.down)),
      row: Int(row(point.y).rounded(.down))
    )
  }

  /// The dot at which a point lies.
  func dot(_ point: Point) -> (x: Int, y: Int) {
    (dotColumn(point.x), dotRow(point.y))
  }

  /// The column of dots at which `x` lies.
  func dotColumn(_ x: Double) -> Int {
    Int((column(x) * Double(DotCanvas.dotsAcross)).rounded(.down))
  }

  /// The row of dots at which `y` lies.
  func dotRow(_ y: Double) -> Int {
    Int((row(y) * Double(DotCanvas.dotsDown)).rounded(.down))
  }

  private static func scaled(_ value: Double, _ extent: Double, _ cells: Int) -> Double {
    let scaled = value / extent * Double(cells)
    return scaled.isNaN ? 0 : min(max(scaled, -limit), limit)
  }
}
