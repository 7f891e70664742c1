import SessionModel
import TerminalKit

/// Draws a band along an edge as a thin line where it ends: dotted, or solid and in the colour of
/// fingers once one has landed in it.
struct EdgeZoneView {
  /// Dots from one to the next of the dotted line.
  private static let gap = 3

  let zone: EdgeZone
  let scale: PhoneScale
  let look: PhoneLook

  /// Draws the line over what is there.
  func draw(on glass: inout Screen) {
    var canvas = DotCanvas(glass.size)
    let (right, bottom) = (canvas.width - 1, canvas.height - 1)
    let size = scale.window
    let gap = zone.isLit ? 1 : Self.gap
    switch zone.edge {
    case .left, .leading: drawColumn(scale.dotColumn(zone.width), bottom, gap, &canvas)
    case .right, .trailing:
      drawColumn(scale.dotColumn(size.width - zone.width), bottom, gap, &canvas)
    case .top: drawRow(scale.dotRow(zone.width), right, gap, &canvas)
    case .bottom: drawRow(scale.dotRow(size.height - zone.width), right, gap, &canvas)
    }
    let style = zone.isLit ? TouchColors(look).fresh : Palette.quiet
    var line = glass
    canvas.stamp(on: &line, style: style, glyphs: look.glyphs)
    // Names stay readable.
    for row in 0..<glass.size.rows {
      for column in 0..<glass.size.columns where !isText(glass[column, row]) {
        glass[column, row] = line[column, row]
      }
    }
  }

  private func isText(_ cell: Cell) -> Bool {
    cell.width > 0 && !cell.isSpace && cell.base < "\u{2500}"
      && cell.base != Symbols(look.glyphs).idle
  }

  private func drawColumn(_ x: Int, _ bottom: Int, _ gap: Int, _ canvas: inout DotCanvas) {
    for y in stride(from: 0, through: bottom, by: gap) { canvas[x, y] = true }
  }

  private func drawRow(_ y: Int, _ right: Int, _ gap: Int, _ canvas: inout DotCanvas) {
    for x in stride(from: 0, through: right, by: gap) { canvas[x, y] = true }
  }
}
