import SessionModel
import TerminalKit

/// Draws one screen of a window with lines: the edges that do not coincide with the window's, and its
/// name.
///
/// What lies beneath another screen is dotted, and the dots move with it.
struct LayerView {
  /// Cells from one dot of the pattern to the next; twice as many dots tell that a screen is dimmed.
  private static let patternStep = (columns: 4, rows: 2, dimmedColumns: 2)
  /// Dimming from which the dots are doubled.
  private static let leastDimming = 0.1

  private let screen: SceneScreen
  private let isFront: Bool
  private let look: PhoneLook
  private let scale: PhoneScale
  private let rect: CellRect

  init(_ screen: SceneScreen, _ scale: PhoneScale, isFront: Bool, look: PhoneLook) {
    self.screen = screen
    self.scale = scale
    self.isFront = isFront
    self.look = look
    rect = scale.cells(screen.layer.frame)
  }

  /// Draws the screen over what is there.
  func draw(on glass: inout Screen) {
    if look.depth == .ansi16 { drawShadow(on: &glass) }
    glass.fill(rect)
    if !isFront { drawPattern(on: &glass) }
    drawEdges(on: &glass)
    if screen.hasHandle, hasTopEdge { drawHandle(on: &glass) }
    let place = CellPosition(
      column: max(0, rect.origin.column + (hasLeftEdge ? 1 : 0)),
      row: max(0, rect.origin.row + (hasTopEdge ? 1 : 0))
    )
    let end = min(rect.origin.column + rect.size.columns, glass.size.columns)
    if place.row < rect.origin.row + rect.size.rows {
      glass.write(screen.name, at: place, style: nameStyle, width: end - place.column)
    }
  }

  private var hasLeftEdge: Bool {
    scale.dotColumn(screen.layer.frame.x) > 0
  }

  private var hasTopEdge: Bool {
    scale.dotRow(screen.layer.frame.y) > 0
  }

  private var nameStyle: Style {
    var style = isFront ? Palette.strong : Palette.quiet
    // Faint colours are hard to read; the colour itself sets the name off.
    if look.depth == .ansi16 { style = Style(isFront ? .bold : [], foreground: ownColor) }
    return style
  }

  private var edgeStyle: Style {
    if look.depth == .ansi16 { return Style(foreground: ownColor) }
    return isFront ? Palette.navigation : Palette.quiet
  }

  /// The user's own colour that this screen has in every picture.
  private var ownColor: Color {
    .ansi(Surfaces.ansi[Surfaces.place(of: screen.name) % Surfaces.ansi.count])
  }

  /// A pattern in place of the shade that colours would have, left of an edge that stands in the window.
  private func drawShadow(on glass: inout Screen) {
    guard screen.layer.shadow > 0.25, rect.origin.column > 0 else { return }
    let symbols = Symbols(look.glyphs)
    let shade = screen.layer.shadow > 0.75 ? symbols.deepShadow : symbols.shadow
    let place = CellPosition(column: rect.origin.column - 1, row: rect.origin.row)
    let band = CellRect(
      column: place.column,
      row: place.row,
      columns: 1,
      rows: rect.size.rows
    )
    glass.fill(band, with: Cell(shade, style: Palette.quiet))
  }

  private func drawHandle(on glass: inout Screen) {
    let sign = Cell(Symbols(look.glyphs).touched, style: Palette.quiet)
    let middle = rect.origin.column + rect.size.columns / 2
    let row = scale.dotRow(screen.layer.frame.y) / DotCanvas.dotsDown
    glass.fill(CellRect(column: middle - 1, row: row, columns: 2, rows: 1), with: sign)
  }

  private func drawPattern(on glass: inout Screen) {
    var style = Palette.quiet
    if look.depth == .ansi16 { style.foreground = ownColor }
    let dot = Cell(Symbols(look.glyphs).idle, style: style)
    let isDimmed = screen.layer.dimming >= Self.leastDimming
    let step = isDimmed ? Self.patternStep.dimmedColumns : Self.patternStep.columns
    for row in 0..<glass.size.rows {
      for column in 0..<glass.size.columns {
        let place = CellPosition(column: column, row: row)
        let (across, down) = (column - rect.origin.column, row - rect.origin.row)
        let isDot = across % step == step / 2 && down % Self.patternStep.rows == 1
        if isDot, rect.contains(place) { glass[place] = dot }
      }
    }
  }

  private func drawEdges(on glass: inout Screen) {
    var canvas = DotCanvas(glass.size)
    let frame = screen.layer.frame
    let (left, top) = (scale.dotColumn(frame.x), scale.dotRow(frame.y))
    let right = scale.dotColumn(frame.x + frame.width) - 1
    let bottom = scale.dotRow(frame.y + frame.height) - 1
    guard left <= right, top <= bottom else { return }
    if left > 0 { canvas.line(fromX: left, y: top, toX: left, y: bottom) }
    if right < canvas.width - 1 { canvas.line(fromX: right, y: top, toX: right, y: bottom) }
    if top > 0 { canvas.line(fromX: left, y: top, toX: right, y: top) }
    if bottom < canvas.height - 1 { canvas.line(fromX: left, y: bottom, toX: right, y: bottom) }
    let place = CellPosition(column: 0, row: 0)
    canvas.stamp(on: &glass, at: place, style: edgeStyle, glyphs: look.glyphs)
  }
}
