import SessionModel
import TerminalKit

/// A text on a phone: it is cut at its width, and hidden where another screen lies over it.
struct PhoneLabel {
  let text: String
  let place: CellPosition
  /// Columns that it may fill.
  let width: Int
  /// How many screens lie beneath it.
  let level: Int
  /// Whether it stands in front: such a text is bold, others fade.
  let isStrong: Bool

  /// The first row that a rectangle has to itself.
  static func firstRow(of rect: PartRect) -> Int {
    max(0, (rect.rows.lowerBound + PartRect.partsInCell - 1) / PartRect.partsInCell)
  }

  /// Writes it in the colours of what it stands on; `covers` are the screens, nil those that let light
  /// through.
  func write(on glass: inout Screen, covers: [CellRect?]) {
    var line = Screen(CellSize(columns: max(0, width), rows: 1))
    line.write(text, at: CellPosition(column: 0, row: 0))
    let upper = covers.dropFirst(level).compactMap { $0 }
    for column in 0..<line.size.columns {
      let target = CellPosition(column: place.column + column, row: place.row)
      var cell = line[column, 0]
      guard cell.width > 0, !cell.isSpace, isFree(target, cell.width, glass, upper) else {
        continue
      }
      cell.style = style(on: glass[target].style.background)
      glass[target] = cell
    }
  }

  private func isFree(
    _ place: CellPosition,
    _ width: Int,
    _ glass: Screen,
    _ upper: [CellRect]
  ) -> Bool {
    (0..<width).allSatisfy { offset in
      let cell = CellPosition(column: place.column + offset, row: place.row)
      return glass[cell].isSpace && !upper.contains { $0.contains(cell) }
    }
  }

  private func style(on background: Color) -> Style {
    guard case .rgb(let red, let green, let blue) = background else { return Palette.strong }
    let fade = isStrong ? 0 : Surfaces.quietFade
    let color = Surfaces.text.mixed(with: RGB(red, green, blue), share: fade)
    return Style(isStrong ? .bold : [], foreground: color.color, background: background)
  }
}

extension PhoneLabel {
  /// Columns below which there is room for a name alone.
  private static let leastForHints = 16

  /// The name of a screen, and whether it leads back.
  static func title(
    of screen: SceneScreen,
    _ rect: PartRect,
    _ scale: PhoneScale,
    place: Int,
    isFront: Bool,
    _ glyphs: GlyphSet
  ) -> PhoneLabel {
    let step = PartRect.partsInCell
    let left = max(0, (rect.columns.lowerBound + step - 1) / step)
    let right = min(scale.size.columns, rect.columns.upperBound / step)
    let inset = right - left > 3 ? 1 : 0
    let row = firstRow(of: rect) + (screen.hasBar ? scale.barRows / 2 : screen.hasHandle ? 1 : 0)
    let hint = screen.canGoBack && scale.size.columns >= leastForHints
    let text = (hint ? Symbols(glyphs).back + " " : "") + screen.name
    return PhoneLabel(
      text: fitted(text, right - left - inset, glyphs),
      place: CellPosition(column: left + inset, row: row),
      width: right - left - inset,
      level: place + 1,
      isStrong: isFront
    )
  }

  /// The handle in the middle of an upper edge, by which a sheet is pulled.
  static func handle(of rect: PartRect, place: Int, _ glyphs: GlyphSet) -> PhoneLabel {
    let sign = Character(Symbols(glyphs).touched)
    let middle = (rect.columns.lowerBound + rect.columns.upperBound) / 2 / PartRect.partsInCell
    return PhoneLabel(
      text: String(repeating: sign, count: 2),
      place: CellPosition(column: middle - 1, row: firstRow(of: rect)),
      width: 2,
      level: place + 1,
      isStrong: false
    )
  }

  /// The names of tabs, each in an equal part of the lower edge, that of the selected one in brackets.
  static func tabs(_ scene: PhoneScene, _ scale: PhoneScale, _ glyphs: GlyphSet) -> [PhoneLabel] {
    let count = scene.tabs.count
    return scene.tabs.enumerated().map { place, tab in
      let left = scale.size.columns * place / count
      let right = scale.size.columns * (place + 1) / count
      let name = fitted(tab.name, right - left - (tab.isSelected ? 2 : 0), glyphs)
      let text = tab.isSelected ? "[\(name)]" : name
      let room = right - left - CharacterWidth.columns(of: text)
      return PhoneLabel(
        text: text,
        place: CellPosition(
          column: left + max(0, room / 2),
          row: scale.size.rows - (scale.tabsRows + 1) / 2
        ),
        width: right - left - max(0, room / 2),
        level: scene.tabsPlace,
        isStrong: tab.isSelected
      )
    }
  }

  /// `text` if it has room; else its beginning, with a sign that it goes on where there is room for one.
  static func fitted(_ text: String, _ columns: Int, _ glyphs: GlyphSet) -> String {
    let sign = Symbols(glyphs).ellipsis
    let room = columns - CharacterWidth.columns(of: sign)
    guard CharacterWidth.columns(of: text) > columns else { return text }
    // So little room is better filled by letters.
    guard room > 2 else { return ShortenedText.beginning(of: text, columns: columns) }
    var line = Screen(CellSize(columns: room, rows: 1))
    line.write(text, at: CellPosition(column: 0, row: 0))
    return line.lines[0] + sign
  }
}
