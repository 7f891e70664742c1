import TapeReplay
import TerminalKit

/// What a tape is compared with, and what differs.
struct Comparison: Sendable {
  /// What stands before the title of the phone, of two, that the panes are about.
  static let paneSign = "*"

  /// What the tape is called, and what stands beside it.
  let ownTitle: String
  let title: String
  /// Before is the tape, after what stands beside it.
  let changes: [StateChange]
}

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
