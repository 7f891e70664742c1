import SessionModel
import TerminalKit

/// Draws a window as characters: its screens where they are, fingers and their trails.
struct PhoneView {
  let scene: PhoneScene
  let look: PhoneLook
  /// The size with the frame.
  let size: CellSize

  /// The window `window` of `moment`.
  init(
    _ moment: ScrubberMoment,
    window: Window,
    names: NameTable,
    look: PhoneLook,
    size: CellSize
  ) {
    scene = PhoneScene(moment, window: window, names: names)
    self.look = look
    self.size = size
  }

  /// The phone on a screen of its own.
  func screen(title: String = "") -> Screen {
    var screen = Screen(size)
    // The frame leaves four columns, of which the title's own spaces take two.
    let shown = ShortenedText.withoutMiddle(title, columns: size.columns - 6, Symbols(look.glyphs))
    screen.box(CellRect(size), title: shown, style: Palette.quiet, glyphs: look.glyphs)
    screen.draw(glass(), at: CellPosition(column: 1, row: 1))
    drawDetents(on: &screen)
    return screen
  }

  /// Marks on the right side where a sheet or card can come to rest, bold where it does.
  private func drawDetents(on screen: inout Screen) {
    let scale = PhoneScale(
      scene.picture.size,
      CellSize(columns: size.columns - 2, rows: size.rows - 2)
    )
    let symbols = Symbols(look.glyphs)
    for sheet in scene.screens {
      for detent in sheet.detents {
        let row = 1 + scale.cell(Point(x: 0, y: detent)).row
        guard row > 0, row < size.rows - 1 else { continue }
        let isHere = sheet.rests(at: detent)
        let sign = isHere ? symbols.atDetent : symbols.detent
        let style = isHere ? Palette.strong : Palette.quiet
        screen[size.columns - 1, row] = Cell(sign, style: style)
      }
    }
  }

  /// What is within the frame.
  private func glass() -> Screen {
    let glassSize = CellSize(columns: size.columns - 2, rows: size.rows - 2)
    let scale = PhoneScale(scene.picture.size, glassSize)
    var glass =
      look.isPainted
      ? PaintedPhone(scene, scale, look).glass()
      : LinedPhone(scene: scene, scale: scale, look: look).glass()
    if look.showsEdgeZones {
      for zone in scene.zones {
        EdgeZoneView(zone: zone, scale: scale, look: look).draw(on: &glass)
      }
    }
    let fingers = FingerView(scene: scene, scale: scale, look: look)
    fingers.drawTrails(on: &glass)
    fingers.drawEnds(on: &glass)
    fingers.drawFingers(on: &glass)
    return glass
  }
}
