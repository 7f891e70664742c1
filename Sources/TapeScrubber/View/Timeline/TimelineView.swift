import SessionModel
import TerminalKit

/// Draws a tape over the whole width: how much happened, fingers and findings, navigation and
/// marks, and the position.
struct TimelineView {
  let timeline: Timeline
  let time: Time
  /// Whether the whole tape has been read.
  let isComplete: Bool
  let glyphs: GlyphSet
  let size: CellSize

  /// The timeline on a screen of its own.
  func screen() -> Screen {
    var screen = Screen(size)
    guard size.columns > 0 else { return screen }
    let columns = timeline.columns(size.columns)
    let most = columns.reduce(1) { max($0, $1.events) }
    for (column, bin) in columns.enumerated() {
      screen[column, 0] = density(bin, most)
      screen[column, 1] = lane(bin)
      screen[column, 2] = sign(bin)
    }
    drawAxis(columns, on: &screen)
    return screen
  }

  private var symbols: Symbols { Symbols(glyphs) }

  /// The root of the count, so that single events are seen beside floods.
  private func density(_ bin: TimelineBin, _ most: Double) -> Cell {
    guard bin.events > 0.001 else { return Cell(symbols.idle, style: Palette.quiet) }
    let share = (bin.events / most).squareRoot() * Double(symbols.levels.count)
    let level = min(max(Int(share.rounded(.up)), 1), symbols.levels.count)
    return Cell(symbols.levels[level - 1])
  }

  private func lane(_ bin: TimelineBin) -> Cell {
    if bin.signs.contains(.wrong) { return Cell(symbols.wrong, style: Palette.trouble) }
    if bin.signs.contains(.doubtful) { return Cell(symbols.doubtful, style: Palette.remark) }
    return bin.signs.contains(.touched) ? Cell(symbols.touched, style: Palette.touch) : .blank
  }

  private func sign(_ bin: TimelineBin) -> Cell {
    if bin.signs.contains(.turnedBack) { return Cell(symbols.turnedBack, style: Palette.trouble) }
    if bin.signs.contains(.navigated) { return Cell(symbols.navigated, style: Palette.navigation) }
    return bin.signs.contains(.moving) ? Cell(symbols.line, style: Palette.navigation) : .blank
  }

  /// Marks, both ends and the position, each over the one before where there is no room for all.
  private func drawAxis(_ columns: [TimelineBin], on screen: inout Screen) {
    let row = size.rows - 1
    let head = timeline.place(of: time, among: size.columns)
    let text = TimeText.text(time)
    let end = TimeText.text(timeline.end) + (isComplete ? "" : symbols.ellipsis)
    let right = size.columns - end.count
    screen.write("0", at: CellPosition(column: 0, row: row), style: Palette.quiet)
    if head + 1 < right {
      screen.write(end, at: CellPosition(column: right, row: row), style: Palette.quiet)
    }
    for (column, bin) in columns.enumerated() where bin.signs.contains(.marked) {
      screen[column, row] = Cell(symbols.marked, style: Palette.remark)
    }
    screen[head, row] = Cell(symbols.playhead, style: Palette.strong)
    let place = head + 1 + text.count < right ? head + 1 : head - text.count
    screen.write(text, at: CellPosition(column: place, row: row), style: Palette.strong)
    screen.restyle(CellRect(column: head, row: 0, columns: 1, rows: size.rows - 1)) { style in
      style = Style(style.attributes.union(Palette.cursor.attributes))
    }
  }
}
