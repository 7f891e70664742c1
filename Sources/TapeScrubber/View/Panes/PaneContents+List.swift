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
    let numbers = shown.reduce(1) { max($0, "\(all[$1].first)".count) }
    let times = shown.reduce(1) { max($0, TimeText.text(all[$1].start).count) }
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
      let quiet = isCurrent ? Palette.strong : Palette.quiet
      line.add(isCurrent ? "\(symbols.current) " : "  ", Palette.strong)
      line.add("\(PaneContents.right("\(row.first)", numbers))  ", quiet)
      line.add("\(PaneContents.right(time(of: row), times))  ", quiet)
      add(row, to: &line, printer, isCurrent ? Palette.strong : .plain)
      lines.append(line)
    }
    return lines
  }

  private func time(of row: EventRow) -> String {
    if case .lost = row.content { return "" }
    return TimeText.text(row.start)
  }

  private func add(
    _ row: EventRow,
    to line: inout PaneLine,
    _ printer: EventPrinter,
    _ style: Style
  ) {
    switch row.content {
    case .event(let event): line.add(printer.text(event.glance), style)
    case .lost: line.add("(lost with its block)", Palette.trouble)
    case .run(let kinds, let isCut):
      line.add(PaneContents.text(of: kinds, names))
      line.add(" \(symbols.times)\(row.count)\(isCut ? "+" : "")", Palette.strong)
      line.add(
        "  \(TimeText.text(row.start))\(symbols.dash)\(TimeText.text(row.end))",
        Palette.quiet
      )
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
