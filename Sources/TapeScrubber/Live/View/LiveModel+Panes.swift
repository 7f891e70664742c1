import SessionModel
import TerminalKit

extension LiveModel {
  /// Columns of the titles.
  private static let titleColumns = 9

  /// What the reducer and the checker make of the session, in sections.
  func panes(_ moment: ScrubberMoment, _ layout: LiveLayout) -> Screen {
    var screen = Screen(layout.panes.size)
    let symbols = Symbols(glyphs)
    let width = max(0, screen.size.columns - Self.titleColumns)
    let contents = PaneContents(
      moment: moment,
      names: names,
      symbols: symbols,
      width: max(1, width),
      eventCount: eventCount,
      end: now,
      findings: FindingList(findings: [], isBusy: false),
      remarks: [],
      differences: nil
    )
    var top = 0
    for (section, rows) in zip(LiveSection.allCases, LiveSection.rows(of: screen.size.rows))
    where rows > 0 {
      let title = CellPosition(column: 0, row: top)
      screen.write(section.title, at: title, style: Palette.quiet, width: screen.size.columns)
      for (offset, line) in lines(of: section, contents, rows: rows).enumerated() {
        let place = CellPosition(column: Self.titleColumns, row: top + offset)
        line.write(on: &screen, at: place, width: width, symbols)
      }
      top += rows
    }
    return screen
  }

  private func lines(
    of section: LiveSection,
    _ contents: PaneContents,
    rows: Int
  ) -> [PaneLine] {
    switch section {
    case .time: return [timeLine]
    case .stacks: return LiveModel.first(rows, of: contents.stacks)
    case .moves: return LiveModel.first(rows, of: contents.moves)
    case .gestures: return LiveModel.first(rows, of: contents.gestures)
    case .touches: return LiveModel.first(rows, of: contents.touches)
    case .event:
      let lines = WrappedText.lines(log.lastEvent, width: contents.width)
      return lines.prefix(rows).map { PaneLine($0) }
    case .told: return log.facts.suffix(rows).map(LiveModel.line)
    case .findings: return log.findings.suffix(rows).map(LiveModel.line)
    }
  }

  private var timeLine: PaneLine {
    var line = PaneLine(clockText, Palette.strong)
    line.add("  ")
    if refusedCount > 0 {
      line.add("refused", Palette.trouble)
    } else if pause != nil {
      line.add("\(Symbols(glyphs).pause) paused", Palette.remark)
    } else {
      line.add("\(Symbols(glyphs).finger) recording", Palette.trouble)
    }
    line.add("  #\(eventCount)", Palette.strong)
    if session.app != .active { line.add("  \(session.app)", Palette.remark) }
    if hand.isMirroring { line.add("  two fingers", Palette.remark) }
    if !title.isEmpty { line.add("  \(title)", Palette.quiet) }
    return line
  }

  /// Minutes and whole seconds: while nothing moves the clock is drawn once in each.
  private var clockText: String {
    let seconds = now.microseconds / 1_000_000
    let rest = seconds % 60
    return "\(seconds / 60):\(rest < 10 ? "0" : "")\(rest)"
  }

  private static func line(_ line: LiveLog.Line) -> PaneLine {
    var shown = PaneLine("\(TimeText.text(line.time)) ", Palette.quiet)
    shown.add(line.text, line.isTrouble ? Palette.trouble : .plain)
    return shown
  }

  private static func first(_ rows: Int, of lines: [PaneLine]) -> [PaneLine] {
    guard lines.count > rows else { return lines }
    let shown = rows - 1
    return lines.prefix(shown) + [PaneLine("\(lines.count - shown) more", Palette.quiet)]
  }
}
