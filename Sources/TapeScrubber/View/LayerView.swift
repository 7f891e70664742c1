import SessionModel
import TerminalKit

/// Draws one screen of a window: its surface, the edges that do not coincide with the window's, and
/// its name.
///
/// What lies beneath another screen is dotted, and the dots move with it.
struct LayerView {
  /// Cells from one dot of the pattern to the next.
  private static let patternStep = (columns: 4, rows: 2)

  private let name: String
  private let isFront: Bool
  private let glyphs: GlyphSet
  private let scale: PhoneScale
  private let rect: CellRect
  private let layer: Picture.Layer

  init(
    _ layer: Picture.Layer,
    _ name: String,
    _ scale: PhoneScale,
    isFront: Bool,
    glyphs: GlyphSet
  ) {
    self.layer = layer
    self.name = name
    self.scale = scale
    self.isFront = isFront
    self.glyphs = glyphs
    let frame = layer.frame
    let (left, top) = (scale.column(frame.x).rounded(), scale.row(frame.y).rounded())
    let right = scale.column(frame.x + frame.width).rounded()
    let bottom = scale.row(frame.y + frame.height).rounded()
    rect = CellRect(
      column: Int(left),
      row: Int(top),
      columns: Int(right - left),
      rows: Int(bottom - top)
    )
  }

  /// Draws the screen over what is there.
  func draw(on glass: inout Screen) {
    glass.fill(rect)
    if !isFront { drawPattern(on: &glass) }
    drawEdges(on: &glass)
    let place = CellPosition(
      column: max(0, rect.origin.column + (hasLeftEdge ? 1 : 0)),
      row: max(0, rect.origin.row + (hasTopEdge ? 1 : 0))
    )
    let end = min(rect.origin.column + rect.size.columns, glass.size.columns)
    let style = isFront ? Palette.strong : Palette.quiet
    if place.row < rect.origin.row + rect.size.rows {
      glass.write(name, at: place, style: style, width: end - place.column)
    }
  }

  private var hasLeftEdge: Bool {
    scale.dotColumn(layer.frame.x) > 0
  }

  private var hasTopEdge: Bool {
    scale.dotRow(layer.frame.y) > 0
  }

  private func drawPattern(on glass: inout Screen) {
    let dot = Cell(Symbols(glyphs).idle, style: Palette.quiet)
    for row in 0..<glass.size.rows {
      for column in 0..<glass.size.columns {
        let place = CellPosition(column: column, row: row)
        let (across, down) = (column - rect.origin.column, row - rect.origin.row)
        let isDot = across % Self.patternStep.columns == 2 && down % Self.patternStep.rows == 1
        if isDot, rect.contains(place) { glass[place] = dot }
      }
    }
  }

  private func drawEdges(on glass: inout Screen) {
    var canvas = DotCanvas(glass.size)
    let frame = layer.frame
    let (left, top) = (scale.dotColumn(frame.x), scale.dotRow(frame.y))
    let right = scale.dotColumn(frame.x + frame.width) - 1
    let bottom = scale.dotRow(frame.y + frame.height) - 1
    guard left <= right, top <= bottom else { return }
    if left > 0 { canvas.line(fromX: left, y: top, toX: left, y: bottom) }
    if right < canvas.width - 1 { canvas.line(fromX: right, y: top, toX: right, y: bottom) }
    if top > 0 { canvas.line(fromX: left, y: top, toX: right, y: top) }
    if bottom < canvas.height - 1 { canvas.line(fromX: left, y: bottom, toX: right, y: bottom) }
    let style = isFront ? Palette.navigation : Palette.quiet
    canvas.stamp(on: &glass, at: CellPosition(column: 0, row: 0), style: style, glyphs: glyphs)
  }
}
