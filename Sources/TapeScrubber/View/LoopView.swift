import SessionModel
import TerminalKit

/// Draws the ends of the loop over the timeline's last row.
struct LoopView {
  let loop: PlaybackLoop
  let axis: TimeAxis
  /// The position, which is drawn over the ends.
  let time: Time
  let rect: CellRect

  func draw(on screen: inout Screen) {
    let head = axis.contains(time) ? axis.place(of: time) : nil
    let row = rect.origin.row + rect.size.rows - 1
    let ends: [(time: Time?, sign: Unicode.Scalar)] = [(loop.start, "["), (loop.end, "]")]
    for case (let time?, let sign) in ends where rect.size.columns > 0 {
      guard axis.contains(time) else { continue }
      let place = axis.place(of: time)
      guard place != head else { continue }
      screen[rect.origin.column + place, row] = Cell(sign, style: Palette.remark)
    }
  }
}
