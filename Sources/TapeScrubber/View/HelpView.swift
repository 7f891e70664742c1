import TerminalKit

/// Draws the keys over the middle of the screen: in two columns where there is room, on pages where
/// there is not.
struct HelpView {
  private static let keyColumns = 25
  private static let columns = 76
  /// Columns between two columns of keys.
  private static let gap = 2

  /// A line of the help: a group's title, or keys and what they do.
  private struct Line {
    let keys: String
    let meaning: String
    var isTitle = false
  }

  let size: CellSize
  let glyphs: GlyphSet

  /// Number of pages on a screen of this size.
  var pageCount: Int {
    pages.count
  }

  /// Draws a page of the help.
  func draw(page: Int, on screen: inout Screen) {
    let pages = pages
    let page = min(max(page, 0), pages.count - 1)
    let shown = pages[page]
    let inner = shown.map(\.count).max() ?? 0
    let wanted = CellSize(
      columns: shown.count * Self.columns + (shown.count - 1) * Self.gap + 2,
      rows: inner + 2
    )
    let rect = CellRect(
      column: max(0, (size.columns - wanted.columns) / 2),
      row: max(0, (size.rows - wanted.rows) / 2),
      columns: min(wanted.columns, size.columns),
      rows: min(wanted.rows, size.rows)
    )
    screen.fill(rect)
    let way = page + 1 < pages.count ? "page down" : "page up"
    let count = pages.count > 1 ? " \(page + 1) of \(pages.count), \(way)" : ""
    screen.box(rect, title: "keys\(count)", style: Palette.strong, glyphs: glyphs)
    let right = rect.origin.column + rect.size.columns - 1
    for (place, lines) in shown.enumerated() {
      let column = rect.origin.column + 2 + place * (Self.columns + Self.gap)
      for (row, line) in lines.prefix(max(0, rect.size.rows - 2)).enumerated() {
        draw(line, at: CellPosition(column: column, row: rect.origin.row + 1 + row), right, &screen)
      }
    }
  }

  private func draw(
    _ line: Line,
    at place: CellPosition,
    _ right: Int,
    _ screen: inout Screen
  ) {
    let last = min(right, place.column + Self.columns - 2)
    let style = line.isTitle ? Palette.quiet : Palette.strong
    screen.write(line.keys, at: place, style: style, width: last - place.column)
    let meaning = CellPosition(column: place.column + Self.keyColumns, row: place.row)
    screen.write(line.meaning, at: meaning, width: last - meaning.column)
  }

  /// Pages of one or two columns of lines.
  private var pages: [[[Line]]] {
    let room = max(1, size.rows - 2)
    let isWide = size.columns >= 2 * Self.columns + Self.gap + 2
    var columns = [[Line]]()
    for group in KeyBindings.groups {
      let lines = group.bindings.map { Line(keys: $0.title, meaning: $0.meaning) }
      for line in [Line(keys: group.title, meaning: "", isTitle: true)] + lines {
        if columns.last.map({ $0.count >= columnRows(room, isWide) }) ?? true { columns.append([]) }
        columns[columns.count - 1].append(line)
      }
    }
    let perPage = isWide ? 2 : 1
    return stride(from: 0, to: columns.count, by: perPage).map {
      Array(columns[$0..<min($0 + perPage, columns.count)])
    }
  }

  /// Rows of a column: where there are two, both are about equally long.
  private func columnRows(_ room: Int, _ isWide: Bool) -> Int {
    let all = KeyBindings.groups.reduce(0) { $0 + $1.bindings.count + 1 }
    return isWide ? min(room, (all + 1) / 2) : room
  }
}
