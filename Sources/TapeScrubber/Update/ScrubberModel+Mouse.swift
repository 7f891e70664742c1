import TerminalKit

extension ScrubberModel {
  mutating func use(_ mouse: Mouse) {
    switch mouse.action {
    case .press(.left):
      guard layout.timeline.contains(mouse.position) else { return }
      search = nil
      dragResumes = isPlaying
      pause()
      drag(to: mouse.position.column)
    case .drag(.left):
      if dragResumes != nil { drag(to: mouse.position.column) }
    case .release:
      if dragResumes == true { togglePlaying() }
      dragResumes = nil
    case .wheel(let direction):
      turn(direction)
    default:
      break
    }
  }

  private mutating func drag(to column: Int) {
    notice = ""
    let width = layout.timeline.size.columns
    go(to: timeline.time(ofPlace: min(max(column, 0), width - 1), among: width))
  }

  private mutating func turn(_ wheel: Mouse.Wheel) {
    guard dragResumes == nil else { return }
    search = nil
    switch wheel {
    case .up, .left: step(by: -1)
    case .down, .right: step(by: 1)
    }
  }
}
