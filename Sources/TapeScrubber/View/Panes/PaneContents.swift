import GestureScript
import SessionModel
import TapeReplay
import TerminalKit

/// Says in words what a position of a tape holds; one file a pane.
struct PaneContents {
  let moment: ScrubberMoment
  let names: NameTable
  let symbols: Symbols
  /// Columns of a line.
  let width: Int
  /// Number of the tape's events.
  let eventCount: Int
  /// The tape's last moment.
  let end: Time
  /// What the checker found, in order of place.
  let findings: FindingList
  /// Marks and notes, in order.
  let notes: [TapeNote]
  /// What differs from the tape beside it; nil if there is none.
  let comparison: Comparison?

  var session: Session { moment.session }

  /// The lines of a pane that has so many rows.
  func lines(of kind: PaneKind, rows: Int, time: PaneLine) -> [PaneLine] {
    switch kind {
    case .time: [time]
    case .event: PaneLine.wrapped(moment.event, width: width, rows: rows, subject: .event)
    case .list: list(rows: rows)
    case .changed:
      comparison.map { compared($0, rows: rows) }
        ?? PaneEntry.lines(of: changes, width: width, rows: rows, symbols)
    case .stacks: stacks
    case .transitions: transitions
    case .recognizers: recognizers
    case .touches: touches
    case .findings: findingLines(rows: rows)
    case .notes: noteLines(rows: rows)
    }
  }

  func point(_ point: Point) -> String {
    "\(NumberText.short(point.x)),\(NumberText.short(point.y))"
  }

  /// The first of `count` lines of which `rows` are seen, so that `current` stands in the middle.
  static func firstRow(of count: Int, rows: Int, current: Int) -> Int {
    max(0, min(current - (rows - 1) / 2, count - rows))
  }
}
