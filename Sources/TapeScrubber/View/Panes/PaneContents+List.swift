import GestureScript
import SessionModel
import TerminalKit

extension PaneContents {
  /// The events around the position: number, time, and the event or what a run is made of.
  func list(rows: Int) -> [PaneLine] {
    let all = moment.events.rows
    let isBefore = moment.events.current == nil
    let current = moment.events.current ?? 0
    let room = rows - (isBefore ? 1 : 0)
    let first = PaneContents.firstRow(of: all.count, rows: room, current: current)
    let shown = all.indices.dropFirst(first).prefix(room)
    // The widest that the tape has, so that columns stay where they are.
    let numbers = "\(eventCount)".count
    let times = timeColumns(besides: numbers)
    let printer = EventPrinter(names: names)
    var lines: [PaneLine] = []
    if isBefore {
      lines.append(PaneLine("\(symbols.current) (before the first event)", Palette.strong))
    }
    for place in shown {
      let row = all[place]
      let isCurrent = !isBefore && place == current
      var line = PaneLine(subject: .listed(row.first))
      line.isCurrent = isCurrent
      // One style a row: this pane changes with every step, and styles cost more than letters.
      let style = isCurrent ? Palette.strong : .plain
      let number = PaneContents.right("\(row.first)", numbers)
      line.add("\(isCurrent ? symbols.current : " ") \(number)  ", style)
      if times > 0 { line.add(PaneContents.right(time(of: row), times) + "  ", style) }
      line.add(text(of: row, printer), style)
      lines.append(line)
    }
    return lines
  }

  /// Columns that an event has at least where its time stands before it.
  private static let leastColumns = 40

  /// Columns of the times; none where the events themselves would lose too much by them.
  private func timeColumns(besides numbers: Int) -> Int {
    let times = TimeText.text(end).count
    return width - numbers - times - 6 >= Self.leastColumns ? times : 0
  }

  /// When the event of a row happens, or the first of a run.
  private func time(of row: EventRow) -> String {
    if case .lost = row.content { return "" }
    return TimeText.text(row.start)
  }

  private func text(of row: EventRow, _ printer: EventPrinter) -> String {
    switch row.content {
    case .event(let event): return printer.text(event.glance)
    case .lost: return "(lost with its block)"
    case .run(let kinds, let isCut):
      // What matters most comes first: a line may be cut.
      let count = "\(symbols.times)\(row.count)\(isCut ? "+" : "")"
      return "\(count) \(PaneContents.text(of: kinds, names)) to \(TimeText.text(row.end))"
    }
  }

  /// What a run is made of; several fingers share a word.
  private static func text(of kinds: [Repeated], _ names: NameTable) -> String {
    let fingers = kinds.compactMap { kind in
      if case .touchMove(let id) = kind { "\(id)" } else { nil }
    }
    var parts: [String] = []
    if !fingers.isEmpty { parts.append("touch move id=" + fingers.joined(separator: ",")) }
    for kind in kinds {
      if case .touchMove = kind { continue }
      parts.append(kind.text(names))
    }
    return parts.joined(separator: ", ")
  }

  /// A text of ASCII at the right of so many columns.
  static func right(_ text: String, _ columns: Int) -> String {
    String(repeating: " ", count: max(0, columns - text.count)) + text
  }
}
