import TapeReplay
import TerminalKit

extension PaneContents {
  /// What is compared, in full, then what differs: `path this | that`.
  func compared(_ comparison: Comparison, rows: Int) -> [PaneLine] {
    let titles = "\(comparison.ownTitle) | \(comparison.title)"
    // What differs matters more: a row is left for the first of it, and one for how many more there are.
    let head =
      rows > 2 ? PaneLine.wrapped(titles, Palette.notice, width: width, rows: rows - 2) : []
    guard !comparison.changes.isEmpty else {
      return head + [PaneLine("nothing differs here", Palette.quiet)]
    }
    let entries = comparison.changes.map { change in
      var tail = PaneLine(change.before?.glance ?? "-")
      tail.add(" | ", Palette.notice)
      tail.add(change.after?.glance ?? "-")
      return PaneEntry(path: change.path, tail: tail)
    }
    return head + PaneEntry.lines(of: entries, width: width, rows: rows - head.count, symbols)
  }
}
