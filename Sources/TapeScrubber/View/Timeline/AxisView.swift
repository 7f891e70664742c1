import SessionModel
import TerminalKit

/// Draws the row below the lanes: the position, marks, what is folded, both ends and round times.
///
/// What comes first in this order keeps its place; what then has no room is left out whole.
struct AxisView {
  let axis: TimeAxis
  /// The tape's last moment.
  let end: Time
  /// Where the player stands.
  let time: Time
  /// Columns that hold marks, if no lane shows them.
  let marks: [Int]
  /// Whether everything that is to be read has been read.
  let isComplete: Bool
  let symbols: Symbols

  /// The row.
  func screen() -> Screen {
    var row = AxisRow(axis.count)
    if axis.contains(time) { addHead(to: &row) }
    for column in marks { row.add(symbols.marked, at: column, Palette.remark) }
    for fold in axis.folds {
      add(TimeText.span(fold.end - fold.start), beside: fold.place, to: &row)
    }
    addEnds(to: &row)
    for tick in TimelineTicks(axis).ticks {
      row.add("\(symbols.tick)\(tick.text)", at: tick.column, Palette.quiet)
    }
    return row.screen
  }

  /// The position, its time on the side that has room.
  private func addHead(to row: inout AxisRow) {
    let head = axis.place(of: time)
    let text = TimeText.text(time)
    row.add(symbols.playhead, at: head, Palette.strong)
    let isRight = head + 1 + text.count <= axis.count
    let column = isRight ? head + 1 : head - text.count
    row.add(text, at: column, Palette.strong, left: 0, right: 0)
  }

  /// How long a fold is, on the side that has room.
  private func add(_ length: String, beside fold: Int, to row: inout AxisRow) {
    guard !row.add("\(symbols.fold)\(length)", at: fold, Palette.quiet),
      !row.add("\(length)\(symbols.fold)", at: fold - length.count, Palette.quiet, right: 0)
    else { return }
    row.add(symbols.fold, at: fold, Palette.quiet)
  }

  private func addEnds(to row: inout AxisRow) {
    let last = TimeText.text(axis.end)
    let isWhole = axis.end >= end
    let text =
      isWhole ? last + (isComplete ? "" : symbols.ellipsis) : "\(last)\(symbols.more.right)"
    row.add(text, at: axis.count - text.count, Palette.quiet)
    let start = axis.start > .zero ? "\(symbols.more.left)\(TimeText.text(axis.start))" : "0"
    row.add(start, at: 0, Palette.quiet)
  }
}

/// A row of cells and which of them are taken.
private struct AxisRow {
  private(set) var screen: Screen
  private var isTaken: [Bool]

  init(_ columns: Int) {
    screen = Screen(CellSize(columns: columns, rows: 1))
    isTaken = Array(repeating: false, count: columns)
  }

  /// Draws a sign unless something else stands there.
  mutating func add(_ sign: Unicode.Scalar, at column: Int, _ style: Style) {
    guard isTaken.indices.contains(column), !isTaken[column] else { return }
    screen[column, 0] = Cell(sign, style: style)
    isTaken[column] = true
  }

  /// Writes an ASCII text if there is room for all of it, with so many blanks on either side.
  @discardableResult
  mutating func add(
    _ text: String,
    at column: Int,
    _ style: Style,
    left: Int = 1,
    right: Int = 1
  ) -> Bool {
    let columns = column..<(column + text.count)
    let around = max(0, column - left)..<min(isTaken.count, columns.upperBound + right)
    guard column >= 0, columns.upperBound <= isTaken.count,
      !around.contains(where: { isTaken[$0] })
    else { return false }
    screen.write(text, at: CellPosition(column: column, row: 0), style: style)
    for column in columns { isTaken[column] = true }
    return true
  }
}
