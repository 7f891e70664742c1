import SessionModel
import TerminalKit

/// Draws the sections beside the phone.
struct PanesView {
  /// Columns of the titles.
  private static let titleColumns = 9

  let sections: [PaneSection]
  let glyphs: GlyphSet
  let size: CellSize

  /// The panes on a screen of their own.
  func screen() -> Screen {
    var screen = Screen(size)
    let symbols = Symbols(glyphs)
    let width = size.columns - Self.titleColumns
    var top = 0
    for (section, rows) in zip(sections, PaneSection.rows(of: size.rows)) where rows > 0 {
      let title = CellPosition(column: 0, row: top)
      screen.write(section.kind.title, at: title, style: Palette.quiet, width: size.columns)
      for (offset, line) in lines(of: section, rows).enumerated() {
        let place = CellPosition(column: Self.titleColumns, row: top + offset)
        line.write(on: &screen, at: place, width: width, symbols)
      }
      top += rows
    }
    return screen
  }

  /// The columns that a line has.
  static func lineColumns(_ size: CellSize) -> Int {
    max(1, size.columns - titleColumns)
  }

  private func lines(of section: PaneSection, _ rows: Int) -> [PaneLine] {
    guard section.lines.count > rows else { return section.lines }
    let shown = rows - 1
    let more = "\(section.lines.count - shown) more"
    return section.lines.prefix(shown) + [PaneLine(more, Palette.quiet)]
  }
}
