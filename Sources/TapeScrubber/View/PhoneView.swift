import SessionModel
import TerminalKit

/// Draws a window as characters: its screens where they are, fingers and their trails.
struct PhoneView {
  let picture: Picture
  let names: NameTable
  /// Fingers that are down in this window.
  let touches: [LiveTouch]
  /// Where fingers of this window have just been.
  let trail: [TrailPoint]
  let glyphs: GlyphSet
  /// The size with the frame.
  let size: CellSize

  /// The window `name` of `moment`.
  init(
    _ moment: ScrubberMoment,
    window: Window,
    names: NameTable,
    glyphs: GlyphSet,
    size: CellSize
  ) {
    let first = moment.session.windows.first?.name
    picture = moment.session.picture(of: window.name)
    touches = moment.session.touches.filter { $0.window == window.name }
    trail = moment.trail.filter { ($0.window ?? first) == window.name }
    self.names = names
    self.glyphs = glyphs
    self.size = size
  }

  /// The phone on a screen of its own.
  func screen(title: String = "") -> Screen {
    var screen = Screen(size)
    screen.box(CellRect(size), title: title, style: Palette.quiet, glyphs: glyphs)
    screen.draw(glass(), at: CellPosition(column: 1, row: 1))
    return screen
  }

  /// What is within the frame.
  private func glass() -> Screen {
    var glass = Screen(CellSize(columns: size.columns - 2, rows: size.rows - 2))
    let scale = PhoneScale(picture.size, glass.size)
    let front = picture.layers.lastIndex(where: isInside)
    for (place, layer) in picture.layers.enumerated() where layer.opacity > 0 {
      let isFront = place == front
      LayerView(layer, names[layer.screen], scale, isFront: isFront, glyphs: glyphs)
        .draw(on: &glass)
    }
    drawTrail(on: &glass, scale)
    drawFingers(on: &glass, scale)
    return glass
  }

  /// Whether a layer covers some of the window.
  private func isInside(_ layer: Picture.Layer) -> Bool {
    layer.opacity > 0 && layer.frame.x < picture.size.width && layer.frame.y < picture.size.height
      && layer.frame.x + layer.frame.width > 0 && layer.frame.y + layer.frame.height > 0
  }

  private func drawTrail(on glass: inout Screen, _ scale: PhoneScale) {
    var canvas = DotCanvas(glass.size)
    var last: [Int32: (x: Int, y: Int)] = [:]
    for point in trail {
      let dot = scale.dot(point.position)
      if let from = last[point.finger], point.phase != .down {
        canvas.line(fromX: from.x, y: from.y, toX: dot.x, y: dot.y)
      }
      last[point.finger] = dot
    }
    canvas.stamp(
      on: &glass,
      at: CellPosition(column: 0, row: 0),
      style: Palette.touch,
      glyphs: glyphs
    )
  }

  private func drawFingers(on glass: inout Screen, _ scale: PhoneScale) {
    let symbols = Symbols(glyphs)
    var style = Palette.touch
    for point in trail where point.phase == .up || point.phase == .cancel {
      glass[scale.cell(point.position)] = Cell(symbols.lifted, style: style)
    }
    style.attributes = .bold
    for touch in touches {
      guard let position = touch.last?.position else { continue }
      let cell = scale.cell(position)
      glass[cell] = Cell(symbols.finger, style: style)
      guard touches.count > 1 else { continue }
      let beside = CellPosition(column: cell.column + 1, row: cell.row)
      glass.write("\(touch.id)", at: beside, style: style)
    }
  }
}
