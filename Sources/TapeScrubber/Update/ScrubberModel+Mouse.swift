import TapeReplay
import TerminalKit

extension ScrubberModel {
  mutating func use(_ mouse: Mouse) {
    switch mouse.action {
    case .press(.left): take(mouse.position)
    case .drag(.left): drag(to: mouse.position.column)
    case .release: endDrag()
    case .wheel(let wheel): turn(wheel, at: mouse)
    case .press, .drag, .move: break
    }
  }

  /// The lanes take the position along; the axis, where it is zoomed in, moves what is shown.
  private mutating func take(_ cell: CellPosition) {
    // A release that the terminal has not told of.
    endDrag()
    guard layout.timeline.contains(cell) else { return }
    let axisRow = layout.timeline.origin.row + layout.timeline.size.rows - 1
    if cell.row == axisRow, window.range != nil {
      drag = .axis(column: cell.column, window: window)
      return
    }
    places.leave(position)
    drag = .position(wasPlaying: isPlaying)
    pause()
    drag(to: cell.column)
    land(onSignAt: cell)
  }

  private mutating func drag(to column: Int) {
    switch drag {
    case nil: break
    case .axis(let start, let window): pan(window, from: start, to: column)
    case .position:
      notice = ""
      search = nil
      let place = column - layout.lanes.origin.column
      go(to: axis.time(ofPlace: min(max(place, 0), layout.lanes.size.columns - 1)))
    }
  }

  private mutating func endDrag() {
    if drag == .position(wasPlaying: true) { togglePlaying() }
    drag = nil
  }

  private mutating func turn(_ wheel: Mouse.Wheel, at mouse: Mouse) {
    guard drag == nil else { return }
    let isOnTimeline = layout.timeline.contains(mouse.position)
    if isOnTimeline || mouse.modifiers.contains(.control) {
      zoom(wheel, at: isOnTimeline ? mouse.position.column : nil)
      return
    }
    search = nil
    switch wheel {
    case .up, .left: step(by: -1)
    case .down, .right: step(by: 1)
    }
  }

  /// Up is closer, around the moment under the pointer, or the position.
  private mutating func zoom(_ wheel: Mouse.Wheel, at column: Int?) {
    let time = column.map { axis.time(ofPlace: $0 - layout.lanes.origin.column) }
    switch wheel {
    case .up: zoom(closer: true, around: time ?? position.time)
    case .down: zoom(closer: false, around: time ?? position.time)
    case .left: pan(forward: false)
    case .right: pan(forward: true)
    }
  }
}
