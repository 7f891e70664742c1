import SessionModel
import TerminalKit

extension LiveModel {
  /// What the reducer and the checker make of the session, in sections.
  func panes(_ moment: ScrubberMoment, _ layout: LiveLayout) -> Screen {
    let size = layout.panes.size
    let contents = PaneContents(
      moment: moment,
      names: names,
      symbols: Symbols(glyphs),
      width: PanesView.lineColumns(size.columns),
      eventCount: eventCount,
      end: now,
      findings: FindingList(findings: [], isBusy: false),
      notes: [],
      comparison: nil
    )
    let sections = zip(LiveSection.allCases, LiveSection.rows(of: size.rows))
      .filter { $1 > 0 }
      .map { section, rows in
        PanesView.Section(
          title: section.title,
          rows: rows,
          lines: lines(of: section, contents, rows: rows)
        )
      }
    return PanesView(sections: sections, cut: [], cursor: nil, glyphs: glyphs, size: size).screen()
  }

  private func lines(
    of section: LiveSection,
    _ contents: PaneContents,
    rows: Int
  ) -> [PaneLine] {
    switch section {
    case .time: return [timeLine]
    case .stacks: return contents.stacks
    case .transitions: return contents.transitions
    case .recognizers: return contents.recognizers
    case .touches: return contents.touches
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
      line.add("\(Symbols(glyphs).pause) paused", Palette.notice)
    } else {
      line.add("\(Symbols(glyphs).finger) recording", Palette.trouble)
    }
    line.add("  #\(eventCount)", Palette.strong)
    if session.app != .active { line.add("  \(session.app)", Palette.notice) }
    if hand.isMirroring { line.add("  two fingers", Palette.notice) }
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
}
