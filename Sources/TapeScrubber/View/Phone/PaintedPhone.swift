import SessionModel
import TerminalKit

/// Draws screens as coloured surfaces whose edges lie at eighths of a cell.
///
/// Every surface is of one colour but for the bar with its name: few styles, and few cells that change
/// while something moves.
struct PaintedPhone {
  /// Columns below which a shadow is one cell wide.
  static let leastForWideShadow = 20
  /// Rows of a bar below which a line would take the row of the name.
  private static let leastForLine = 3

  let scene: PhoneScene
  let scale: PhoneScale
  let glyphs: GlyphSet
  let surfaces: Surfaces
  var canvas: PaintCanvas
  private var labels: [PhoneLabel] = []
  /// What is drawn with characters where colours are not mixed.
  private var patterns: [PhonePattern] = []

  init(_ scene: PhoneScene, _ scale: PhoneScale, _ look: PhoneLook) {
    self.scene = scene
    self.scale = scale
    glyphs = look.glyphs
    surfaces = Surfaces(look.depth)
    canvas = PaintCanvas(scale.size, Surfaces.off)
    for place in scene.screens.indices {
      if place == scene.tabsPlace { addTabs() }
      add(place)
    }
    if scene.screens.count == scene.tabsPlace { addTabs() }
  }

  /// Everything but fingers.
  func glass() -> Screen {
    var glass = Screen(scale.size)
    canvas.stamp(on: &glass, glyphs: glyphs)
    let covers = scene.screens.map { screen in
      screen.layer.opacity < 0.5 ? nil : scale.parts(screen.layer.frame).cells
    }
    for label in labels { label.write(on: &glass, covers: covers) }
    let tabsRow = scene.tabs.isEmpty ? scale.size.rows : scale.size.rows - scale.tabsRows
    for pattern in patterns {
      let rows = pattern.level <= scene.tabsPlace ? tabsRow : scale.size.rows
      pattern.draw(on: &glass, rows: rows, covers: covers)
    }
    if glyphs == .unicode { RoundedCorners.draw(on: &glass) }
    return glass
  }

  private mutating func add(_ place: Int) {
    let screen = scene.screens[place]
    let rect = scale.parts(screen.layer.frame)
    castShadow(screen.layer.shadow, rect)
    let opacity = surfaces.opacity(screen.layer.opacity)
    let color = color(of: place)
    canvas.change(rect) { $0.mixed(with: color, share: opacity) }
    let hasRoom = rect.rows.count > scale.barRows * PartRect.partsInCell
    if screen.hasBar, hasRoom, surfaces.areMixed || scale.barRows >= Self.leastForLine {
      addBar(rect, color, opacity)
    }
    if !surfaces.areMixed { addPatterns(screen, rect, place) }
    guard opacity >= 0.5 else { return }
    if screen.hasHandle, scale.barRows > 1 {
      labels.append(.handle(of: rect, place: place, glyphs))
    }
    let isFront = place == scene.front
    labels.append(.title(of: screen, rect, scale, place: place, isFront: isFront, glyphs))
  }

  /// Sets off the upper rows of a screen, whole cells from the first that it has to itself.
  private mutating func addBar(_ rect: PartRect, _ color: RGB, _ opacity: Double) {
    let bottom = (PhoneLabel.firstRow(of: rect) + scale.barRows) * PartRect.partsInCell
    let top = surfaces.areMixed ? rect.rows.lowerBound : bottom - 1
    let light = surfaces.areMixed ? Surfaces.barLight : Surfaces.lineLight
    let bar = PartRect(
      left: rect.columns.lowerBound,
      top: top,
      right: rect.columns.upperBound,
      bottom: bottom
    )
    let lighter = color.mixed(with: .white, share: light)
    canvas.change(bar) { $0.mixed(with: lighter, share: opacity) }
  }

  /// The surface of a screen: another shade if the one beneath has the same, and as dark as the picture says.
  private func color(of place: Int) -> RGB {
    let screen = scene.screens[place]
    var color = surfaces[screen.name]
    if isTwin(place) { color = surfaces.twin(of: color) }
    return color.mixed(with: .black, share: surfaces.dimming(screen.layer.dimming))
  }

  /// Whether the screen beneath is seen beside this one and has the same colour.
  private func isTwin(_ place: Int) -> Bool {
    guard place > 0 else { return false }
    let (below, above) = (scene.screens[place - 1], scene.screens[place])
    return below.name != above.name && above.layer.frame != scene.wholeFrame
      && Surfaces.place(of: below.name) == Surfaces.place(of: above.name)
  }

  /// Where colours are not mixed, a shadow and what is dimmed are patterns.
  private mutating func addPatterns(_ screen: SceneScreen, _ rect: PartRect, _ place: Int) {
    let symbols = Symbols(glyphs)
    if screen.layer.shadow >= Surfaces.leastPattern.shadow {
      let shade = screen.layer.shadow > 0.75 ? symbols.deepShadow : symbols.shadow
      let left = rect.columns.lowerBound / PartRect.partsInCell
      let cells = CellRect(
        column: left - 1,
        row: rect.cells.origin.row,
        columns: 1,
        rows: rect.cells.size.rows
      )
      patterns.append(PhonePattern(sign: shade, cells: cells, level: place, isDense: true))
    }
    if screen.layer.dimming >= Surfaces.leastPattern.dimming {
      let cells = rect.cells
      patterns.append(
        PhonePattern(sign: symbols.idle, cells: cells, level: place + 1, isDense: false)
      )
    }
  }

  private mutating func addTabs() {
    guard !scene.tabs.isEmpty, scale.size.rows > 0 else { return }
    let (step, size) = (PartRect.partsInCell, scale.size)
    let rect = PartRect(
      left: 0,
      top: (size.rows - scale.tabsRows) * step,
      right: size.columns * step,
      bottom: size.rows * step
    )
    let beneath = scene.screens.prefix(scene.tabsPlace).last?.layer.dimming ?? 0
    canvas.fill(rect, with: Surfaces.tabs.mixed(with: .black, share: surfaces.dimming(beneath)))
    labels += PhoneLabel.tabs(scene, scale, glyphs)
  }
}
