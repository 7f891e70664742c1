import SessionModel
import TerminalKit

/// Draws the timeline over the whole width: lanes with what happened, and an axis with the position.
struct TimelineView {
  let axis: TimeAxis
  /// What happened in each column.
  let columns: [TimelineBin]
  /// The tape's last moment.
  let end: Time
  let time: Time
  /// The stretch that is played again and again.
  let loop: PlaybackLoop
  /// Where the tape beside it begins to differ.
  let differences: [Time]
  /// Whether everything that is to be read has been read.
  let isComplete: Bool
  let kind: LayoutKind
  let glyphs: GlyphSet
  let size: CellSize

  /// The timeline on a screen of its own.
  func screen() -> Screen {
    var screen = Screen(size)
    guard size.columns > left, size.rows > 0 else { return screen }
    let symbols = Symbols(glyphs)
    let most = columns.reduce(1) { max($0, $1.events) }
    let view = LaneView(symbols: symbols, most: most)
    let lanes = Lane.lanes(of: kind).prefix(size.rows - 1)
    var isFold = Array(repeating: false, count: columns.count)
    for fold in axis.folds { isFold[fold.place] = true }
    for (row, lane) in lanes.enumerated() {
      if left > 0 {
        let place = CellPosition(column: 0, row: row)
        screen.write(lane.title, at: place, style: Palette.quiet, width: left - 1)
      }
      for (column, bin) in columns.enumerated() {
        screen[left + column, row] = view.cell(lane, bin, isFold: isFold[column])
      }
    }
    drawAxis(on: &screen, symbols)
    return screen
  }

  /// Columns of the names of lanes.
  private var left: Int { Lane.titleColumns(of: kind) }

  private func drawAxis(on screen: inout Screen, _ symbols: Symbols) {
    let row = size.rows - 1
    if left > 0 {
      let place = CellPosition(column: 0, row: row)
      screen.write(scale(symbols), at: place, style: Palette.quiet, width: left - 1)
    }
    let hasMarks = Lane.lanes(of: kind).contains { $0.parts.contains(.marks) }
    let axisView = AxisView(
      axis: axis,
      end: end,
      time: time,
      marks: hasMarks ? [] : columns.indices.filter { columns[$0].signs.contains(.marked) },
      loop: loop,
      differences: differences,
      isComplete: isComplete,
      symbols: symbols
    )
    screen.draw(axisView.screen(), at: CellPosition(column: left, row: row))
    guard axis.contains(time) else { return }
    let head = CellRect(column: left + axis.place(of: time), row: 0, columns: 1, rows: row)
    screen.restyle(head) { style in
      style = Style(style.attributes.union(Palette.cursor.attributes))
    }
  }

  /// How much closer than the whole tape: `time ×8`.
  private func scale(_ symbols: Symbols) -> String {
    let length = Double((axis.end - axis.start).microseconds)
    let factor = Double(end.microseconds) / max(length, 1)
    guard factor > 1.05 else { return "time" }
    return "time \(symbols.times)\(NumberText.short(factor, decimals: factor < 10 ? 1 : 0))"
  }
}
