import TerminalKit

/// Draws the keys and what the characters mean over the middle of the screen, on pages.
struct HelpView {
  let size: CellSize
  let glyphs: GlyphSet

  /// Number of pages on a screen of this size.
  var pageCount: Int {
    pages.count
  }

  /// Draws a page of the help.
  func draw(page: Int, on screen: inout Screen) {
    let pages = pages
    let number = min(max(page, 0), pages.count - 1)
    let page = pages[number]
    let columns =
      page.columns.count * (page.width + HelpPage.gap) - HelpPage.gap + HelpPage.frame
    let wanted = CellSize(columns: max(columns, Self.leastColumns), rows: page.rows + 2)
    let rect = CellRect(
      column: max(0, (size.columns - wanted.columns) / 2),
      row: max(0, (size.rows - wanted.rows) / 2),
      columns: min(wanted.columns, size.columns),
      rows: min(wanted.rows, size.rows)
    )
    screen.fill(rect)
    let title = "\(page.title), page \(number + 1) of \(pages.count)"
    screen.box(rect, title: title, style: Palette.strong, glyphs: glyphs)
    drawHint(number, of: pages.count, rect, on: &screen)
    let right = rect.origin.column + rect.size.columns - HelpPage.frame / 2
    for (place, lines) in page.columns.enumerated() {
      let column = rect.origin.column + 2 + place * (page.width + HelpPage.gap)
      for (row, line) in lines.prefix(max(0, rect.size.rows - 2)).enumerated() {
        let place = CellPosition(column: column, row: rect.origin.row + 1 + row)
        draw(line, of: page, at: place, right, on: &screen)
      }
    }
  }

  /// Columns that the title and the hint need.
  private static let leastColumns = 60

  private var pages: [HelpPage] {
    HelpPage.keys(in: size) + HelpPage.signs(in: size, glyphs)
  }

  /// How to turn the pages, in the lower edge.
  private func drawHint(_ page: Int, of count: Int, _ rect: CellRect, on screen: inout Screen) {
    let ways = [page + 1 < count ? "right: next page" : nil, page > 0 ? "left: page before" : nil]
    let text = (ways.compactMap { $0 } + ["any other key closes"]).joined(separator: "  ")
    let place = CellPosition(
      column: rect.origin.column + 2,
      row: rect.origin.row + rect.size.rows - 1
    )
    screen.write(" \(text) ", at: place, style: Palette.strong, width: rect.size.columns - 4)
  }

  private func draw(
    _ line: HelpPage.Line,
    of page: HelpPage,
    at place: CellPosition,
    _ right: Int,
    on screen: inout Screen
  ) {
    let last = min(right, place.column + page.width)
    let room = line.isTitle ? last - place.column : page.keyColumns - 1
    screen.write(line.keys, at: place, style: line.style, width: min(room, last - place.column))
    let meaning = CellPosition(column: place.column + page.keyColumns, row: place.row)
    if !line.isTitle { screen.write(line.meaning, at: meaning, width: last - meaning.column) }
  }
}
