import TerminalKit

extension ScrubberModel {
  /// The row at the foot: what is typed or chosen, what there is to say, else the most used keys.
  func drawStatus(on screen: inout Screen, _ layout: Layout) {
    let place = CellPosition(column: 0, row: layout.statusRow)
    if let prompt {
      draw(prompt, at: place, on: &screen)
    } else if let search {
      let text = "looking for \(search.target.title): \(search.percent) %; any key stops"
      screen.write(text, at: place, style: Palette.strong)
    } else if isChoosingPane {
      drawPaneChoice(on: &screen, layout)
    } else if !notice.isEmpty {
      write(notice, Palette.notice, at: place, on: &screen)
    } else if let underway {
      let text = "\(underway.title): \(underway.percent) %; escape stops it"
      write(text, Palette.strong, at: place, on: &screen)
    } else if layout.isCramped {
      screen.write(need, at: place, style: Palette.trouble)
    } else if let noteHere {
      write(noteHere, Palette.notice, at: place, on: &screen)
    } else {
      screen.write(keys(of: layout.kind), at: place, style: Palette.quiet)
    }
  }

  /// The line that is typed with its cursor, and beside it how it may go on or what is wrong with it.
  private func draw(_ prompt: Prompt, at place: CellPosition, on screen: inout Screen) {
    let text = "\(prompt.purpose.title)\(prompt.text)"
    let end = screen.write(text, at: place, style: Palette.strong)
    screen.write(" ", at: CellPosition(column: end, row: place.row), style: Palette.cursor)
    let beside = CellPosition(column: end + 2, row: place.row)
    let candidates = prompt.candidates.joined(separator: "  ")
    write(candidates.isEmpty ? notice : candidates, Palette.quiet, at: beside, on: &screen)
  }

  /// What is said of a screen on which not everything has its place.
  private var need: String {
    "needs \(Layout.least.columns)x\(Layout.least.rows), has \(size.columns)x\(size.rows)"
  }

  private func keys(of kind: LayoutKind) -> String {
    let more = kind == .compact ? "" : "z zoom  p panes  v layout  "
    let find = lastSought == nil ? "/ find" : "n next"
    return "space play  arrows step  r reverse  + - rate  \(find)  g go to  \(more)? help  q quit"
  }

  /// Writes a text up to the right edge; a cut is shown.
  private func write(
    _ text: String,
    _ style: Style,
    at place: CellPosition,
    on screen: inout Screen
  ) {
    let width = size.columns - place.column
    PaneLine(text, style).write(on: &screen, at: place, width: width, Symbols(glyphs))
  }

  /// The panes with a sign before each that says whether it is shown, the letters underlined; the blanks
  /// between them where they have room.
  private func drawPaneChoice(on screen: inout Screen, _ layout: Layout) {
    let row = layout.statusRow
    var column = screen.write(
      "panes:",
      at: CellPosition(column: 0, row: row),
      style: Palette.strong
    )
    let kinds = PaneKind.allCases.filter { $0.letter != nil }
    let whole = kinds.reduce(column) { $0 + $1.title.count + 2 }
    let gap = whole <= size.columns ? 1 : 0
    for kind in kinds {
      let isShown = viewChoice.shows(kind, in: layout.kind)
      let style = isShown ? Palette.strong : Palette.quiet
      column += gap
      let sign = CellPosition(column: column, row: row)
      column = screen.write(isShown ? "+" : "-", at: sign, style: style)
      let before = kind.title.prefix { $0 != kind.letter }.count
      let letter = CellRect(column: column + before, row: row, columns: 1, rows: 1)
      column = screen.write(kind.title, at: CellPosition(column: column, row: row), style: style)
      screen.restyle(letter) { $0.attributes.insert(.underline) }
    }
  }
}
