import SessionModel
import TerminalKit

/// From a window's points to character cells and the dots in them.
struct PhoneScale {
  /// Farther away than this nothing is drawn; keeps numbers finite.
  private static let limit = 1e6
  /// Height of a screen's bar as a share of the window's; a choice.
  private static let barShare = 0.09
  /// Height of the bar of tabs as a share of the window's; a choice.
  private static let tabsShare = 0.06

  let size: CellSize
  let window: Size

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

  /// How far from the upper left corner a point lies, in dots.
  func dots(_ point: Point) -> (x: Double, y: Double) {
    (
      column(point.x) * Double(DotCanvas.dotsAcross),
      row(point.y) * Double(DotCanvas.dotsDown)
    )
  }

  /// How many dots a distance in points is, across and down.
  func dots(_ distance: Double) -> (x: Double, y: Double) {
    (
      column(distance) * Double(DotCanvas.dotsAcross),
      row(distance) * Double(DotCanvas.dotsDown)
    )
  }

  /// The parts of cells that a frame covers; edges lie at the nearest part.
  func parts(_ frame: Picture.Frame) -> PartRect {
    let parts = Double(PartRect.partsInCell)
    return PartRect(
      left: Int((column(frame.x) * parts).rounded()),
      top: Int((row(frame.y) * parts).rounded()),
      right: Int((column(frame.x + frame.width) * parts).rounded()),
      bottom: Int((row(frame.y + frame.height) * parts).rounded())
    )
  }

  /// The cells that a frame covers; edges lie between the nearest cells.
  func cells(_ frame: Picture.Frame) -> CellRect {
    let (left, top) = (column(frame.x).rounded(), row(frame.y).rounded())
    let right = column(frame.x + frame.width).rounded()
    let bottom = row(frame.y + frame.height).rounded()
    return CellRect(
      column: Int(left),
      row: Int(top),
      columns: Int(right - left),
      rows: Int(bottom - top)
    )
  }

  /// Rows of a screen's bar, a status bar included.
  var barRows: Int {
    max(1, Int((Double(size.rows) * Self.barShare).rounded()))
  }

  /// Rows of the bar of tabs.
  var tabsRows: Int {
    max(1, Int((Double(size.rows) * Self.tabsShare).rounded()))
  }

  private static func scaled(_ value: Double, _ extent: Double, _ cells: Int) -> Double {
    let scaled = value / extent * Double(cells)
    return scaled.isNaN ? 0 : min(max(scaled, -limit), limit)
  }
}
