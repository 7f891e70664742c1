import SessionModel
import TerminalKit

/// Draws screens as lines and patterns, for terminals without colours or with the user's own sixteen.
struct LinedPhone {
  let scene: PhoneScene
  let scale: PhoneScale
  let look: PhoneLook

  /// Everything but fingers.
  func glass() -> Screen {
    var glass = Screen(scale.size)
    for (place, screen) in scene.screens.enumerated() {
      if place == scene.tabsPlace { drawTabs(on: &glass) }
      LayerView(screen, scale, isFront: place == scene.front, look: look).draw(on: &glass)
    }
    if scene.screens.count == scene.tabsPlace { drawTabs(on: &glass) }
    return glass
  }

  private func drawTabs(on glass: inout Screen) {
    guard !scene.tabs.isEmpty else { return }
    let row = glass.size.rows - 1
    glass.fill(CellRect(column: 0, row: row, columns: glass.size.columns, rows: 1))
    for label in PhoneLabel.tabs(scene, scale, look.glyphs) {
      let style = label.isStrong ? Palette.strong : Palette.quiet
      let place = CellPosition(column: label.place.column, row: row)
      glass.write(label.text, at: place, style: style, width: label.width)
    }
  }
}
