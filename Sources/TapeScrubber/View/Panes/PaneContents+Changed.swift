import SessionModel
import TapeReplay

extension PaneContents {
  /// What differs from the state after the event before: `path: before → after`.
  var changes: [PaneLine] {
    moment.changes.filter { !isRepeated($0) }.map { change in
      var line = PaneLine("\(change.path) ", Palette.quiet, subject: .value(change.path))
      switch (change.before, change.after) {
      case (let before?, let after?):
        line.add("\(before.glance) \(symbols.arrow) \(after.glance)")
      case (nil, let after?): line.add("+ \(after.glance)")
      case (let before?, nil): line.add("- \(before.glance)")
      case (nil, nil): break
      }
      return line
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
