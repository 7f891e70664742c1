import SessionModel
import TerminalKit

/// Draws the row below the lanes: the position, the loop, marks, what is folded, both ends, round times
/// and where two tapes part.
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
  /// The stretch that is played again and again.
  let loop: PlaybackLoop
  /// Where the tape beside it begins to differ.
  let differences: [Time]
  /// Whether everything that is to be read has been read.
  let isComplete: Bool
  let symbols: Symbols

  /// The row.
  func screen() -> Screen {
    var row = AxisRow(axis.count)
    // Signs first: a text has no room where one stands.
    if axis.contains(time) { add(.position, at: axis.place(of: time), to: &row) }
    addLoop(to: &row)
    if axis.contains(time) { addTime(to: &row) }
    for column in marks { row.add(symbols.marked, at: column, Palette.notice) }
    for fold in axis.folds {
      add(TimeText.span(fold.end - fold.start), beside: fold.place, to: &row)
    }
    addEnds(to: &row)
    for tick in TimelineTicks(axis).ticks {
      let text = "\(AxisSign.roundTime.symbol(symbols))\(tick.text)"
      row.add(text, at: tick.column, AxisSign.roundTime.style)
    }
    for time in differences where axis.contains(time) {
      add(.difference, at: axis.place(of: time), to: &row)
    }
    return row.screen
  }

  private func add(_ sign: AxisSign, at column: Int, to row: inout AxisRow) {
    row.add(sign.symbol(symbols), at: column, sign.style)
  }

  private func addLoop(to row: inout AxisRow) {
    let ends: [(time: Time?, sign: AxisSign)] = [(loop.start, .loopStart), (loop.end, .loopEnd)]
    for case (let time?, let sign) in ends where axis.contains(time) {
      add(sign, at: axis.place(of: time), to: &row)
    }
  }

  /// The position's time, on the side that has room.
  private func addTime(to row: inout AxisRow) {
    let head = axis.place(of: time)
    let text = TimeText.text(time)
    let style = AxisSign.position.style
    if !row.add(text, at: head + 1, style, left: 0, right: 0) {
      row.add(text, at: head - text.count, style, left: 0, right: 0)
    }
  }

  /// How long a fold is, on the side that has room.
  private func add(_ length: String, beside fold: Int, to row: inout AxisRow) {
    let (sign, style) = (AxisSign.fold.symbol(symbols), AxisSign.fold.style)
    guard !row.add("\(sign)\(length)", at: fold, style),
      !row.add("\(length)\(sign)", at: fold - length.count, style, right: 0)
    else { return }
    row.add(sign, at: fold, style)
  }

  private func addEnds(to row: inout AxisRow) {
    let last = TimeText.text(axis.end)
    let isWhole = axis.end >= end
    let text =
      isWhole
      ? last + (isComplete ? "" : symbols.ellipsis) : "\(last)\(AxisSign.later.symbol(symbols))"
    row.add(text, at: axis.count - text.count, Palette.quiet)
    let earlier = AxisSign.earlier.symbol(symbols)
    let start = axis.start > .zero ? "\(earlier)\(TimeText.text(axis.start))" : "0"
    row.add(start, at: 0, Palette.quiet)
  }
}
