import SessionModel
import TapeReplay

extension PaneContents {
  /// What differs from the state after the event before: `path before → after`.
  var changes: [PaneEntry] {
    moment.changes.filter { !isRepeated($0) }.map { change in
      let tail =
        switch (change.before, change.after) {
        case (let before?, let after?): "\(before.glance) \(symbols.arrow) \(after.glance)"
        case (nil, let after?): "+ \(after.glance)"
        case (let before?, nil): "- \(before.glance)"
        case (nil, nil): ""
        }
      return PaneEntry(path: change.path, tail: PaneLine(tail))
    }
  }

  /// What is shown of a fraction, where it is the fraction itself.
  private func isRepeated(_ change: StateChange) -> Bool {
    let tail = "].shownFraction"
    guard change.path.hasSuffix(tail) else { return false }
    let path = change.path.dropLast(tail.count) + "].fraction"
    return moment.changes.contains {
      $0.path == path && $0.before == change.before && $0.after == change.after
    }
  }
}
