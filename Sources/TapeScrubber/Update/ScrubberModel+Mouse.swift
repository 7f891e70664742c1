import TapeReplay
import TerminalKit

extension ScrubberModel {
  mutating func use(_ mouse: Mouse) {
    switch mouse.action {
    case .press(.left): take(mouse.position)
    case .drag(.left):
      if panStart != nil {
        pan(to: mouse.position.column)
      } else if dragResumes != nil {
        drag(to: mouse.position.column)
      }
    case .release:
      if dragResumes == true { togglePlaying() }
      (dragResumes, panStart) = (nil, nil)
    case .wheel(let direction):
      turn(direction, at: mouse)
    default:
      break
    }
  }

  /// The lanes take the position along; the axis, where it is zoomed in, moves what is shown.
  private mutating func take(_ position: CellPosition) {
    guard layout.timeline.contains(position) else { return }
    let axisRow = layout.timeline.origin.row + layout.timeline.size.rows - 1
    if position.row == axisRow, window.range != nil {
      panStart = (position.column, window)
      return
    }
    search = nil
    dragResumes = isPlaying
    pause()
    drag(to: position.column)
    land(onSignAt: position)
  }

  private mutating func drag(to column: Int) {
    notice = ""
    search = nil
    let place = column - layout.lanes.origin.column
    go(to: axis.time(ofPlace: min(max(place, 0), layout.lanes.size.columns - 1)))
  }

  private mutating func turn(_ wheel: Mouse.Wheel, at mouse: Mouse) {
    guard dragResumes == nil, panStart == nil else { return }
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
