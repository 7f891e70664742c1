import SessionModel
import TerminalKit

/// Where everything stands on a screen of a given size.
///
/// It depends on the size of the screen and of the phone and on what was chosen alone, so that nothing
/// jumps while it plays.
struct Layout: Equatable, Sendable {
  /// A column of panes.
  struct Column: Equatable, Sendable {
    let rect: CellRect
    let rows: PaneRows
  }

  /// The smallest screen on which everything has its place.
  static let least = CellSize(columns: 80, rows: 24)
  /// Columns between two columns of panes.
  private static let gap = 2

  let size: CellSize
  let kind: LayoutKind
  /// The phone with its frame.
  let phone: CellRect
  /// The phone of a second tape beside it, if there is one.
  let companion: CellRect?
  /// The panes beside the phones.
  let panes: [Column]
  /// The timeline, over the whole width.
  let timeline: CellRect
  /// What of it shows time: all but the names of the lanes.
  let lanes: CellRect
  /// The row at the foot: help, messages, what is typed.
  let statusRow: Int

  /// The layout for a phone of `window` points, and for a second one of `companion` points.
  init(
    _ size: CellSize,
    window: Size,
    companion: Size? = nil,
    choice: ViewChoice = ViewChoice()
  ) {
    self.size = size
    kind = LayoutKind.chosen(choice, for: size)
    let timelineRows = min(Lane.rows(of: kind), max(0, size.rows - 2))
    statusRow = max(0, size.rows - 1)
    let top = max(0, statusRow - timelineRows)
    timeline = CellRect(column: 0, row: top, columns: size.columns, rows: timelineRows)
    lanes = timeline.without(leftColumns: Lane.titleColumns(of: kind))
    let widest = size.columns / (companion == nil ? 2 : 4)
    let phone = Layout.phone(window, columns: widest, rows: top)
    self.phone = CellRect(column: 0, row: 0, columns: phone.columns, rows: phone.rows)
    var left = phone.columns + 1
    self.companion = companion.map { window in
      let size = Layout.phone(window, columns: widest, rows: top)
      return CellRect(column: left, row: 0, columns: size.columns, rows: size.rows)
    }
    left += self.companion.map { $0.size.columns + 1 } ?? 0
    let room = CellRect(column: left, row: 0, columns: max(0, size.columns - left), rows: top)
    panes = Layout.columns(room, kind, choice)
  }

  /// Whether the screen is smaller than it should be.
  var isCramped: Bool {
    size.columns < Layout.least.columns || size.rows < Layout.least.rows
  }

  private static func columns(
    _ room: CellRect,
    _ kind: LayoutKind,
    _ choice: ViewChoice
  ) -> [Column] {
    let shown = PaneKind.allCases.filter { choice.shows($0, in: kind) }
    let (main, aside) = (shown.filter { !$0.isAside }, shown.filter(\.isAside))
    guard kind == .wide, !aside.isEmpty, main.count > 1 else {
      return [Column(rect: room, rows: PaneRows(shown, rows: room.size.rows))]
    }
    // Events are longer than what is said of recognizers and transitions.
    let left = (room.size.columns - gap) * 5 / 9
    let second = room.origin.column + left + gap
    let rects = [
      (room.origin.column, left), (second, room.origin.column + room.size.columns - second),
    ]
    return zip(rects, [main, aside]).map { rect, kinds in
      let rect = CellRect(
        column: rect.0,
        row: room.origin.row,
        columns: rect.1,
        rows: room.size.rows
      )
      return Column(rect: rect, rows: PaneRows(kinds, rows: rect.size.rows))
    }
  }
}

extension CellRect {
  fileprivate func without(leftColumns count: Int) -> CellRect {
    let left = min(count, size.columns)
    return CellRect(
      column: origin.column + left,
      row: origin.row,
      columns: size.columns - left,
      rows: size.rows
    )
  }
}
