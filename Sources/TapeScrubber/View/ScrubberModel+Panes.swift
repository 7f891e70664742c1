import SessionModel
import TapeReplay
import TerminalKit

extension ScrubberModel {
  /// A column of panes.
  func panes(_ column: Layout.Column) -> Screen {
    PanesView(
      sections: sections(of: column),
      cut: column.rows.cut,
      cursor: cursor,
      glyphs: glyphs,
      size: column.rect.size
    ).screen()
  }

  /// What the lines are about that can be seen, from above: where a cursor may stand.
  var subjects: [PaneSubject] {
    var subjects: [PaneSubject] = []
    let symbols = Symbols(glyphs)
    let all = layout.panes.flatMap { column in
      let width = PanesView.lineColumns(column.rect.size.columns)
      return sections(of: column).map { (section: $0, width: width) }
    }
    for (section, width) in all {
      let shown = section.shown(width: width, symbols)
      for subject in shown.compactMap(\.subject) where !subjects.contains(subject) {
        subjects.append(subject)
      }
    }
    return subjects
  }

  private func sections(of column: Layout.Column) -> [PanesView.Section] {
    let symbols = Symbols(glyphs)
    let contents = PaneContents(
      moment: paneMoment,
      names: paneNames,
      symbols: symbols,
      width: PanesView.lineColumns(column.rect.size.columns),
      eventCount: replayer.eventCount,
      end: timeline.end,
      findings: FindingList(
        findings: findingScan.findings,
        isBusy: findingScan.isBusy
      ),
      notes: allNotes,
      comparison: comparison
    )
    let time = timeLine(symbols)
    return column.rows.panes.map { kind, rows in
      PanesView.Section(
        title: kind == .changed && companion != nil ? "differs" : kind.title,
        rows: rows,
        lines: contents.lines(of: kind, rows: rows, time: time)
      )
    }
  }

  private func timeLine(_ symbols: Symbols) -> PaneLine {
    let sign = isPlaying ? (isReversed ? symbols.playBack : symbols.play) : symbols.pause
    var line = PaneLine(TimeText.text(moment.position.time), Palette.strong)
    line.add(" of \(TimeText.text(timeline.end))  ", Palette.quiet)
    line.add("\(sign) x\(PlayRate.text(playback.rate))", Palette.strong)
    if isReversed { line.add(" reverse", Palette.notice) }
    if skipsIdleTime { line.add(" no idle", Palette.notice) }
    if let loopText { line.add(" loop \(loopText)", Palette.notice) }
    if isGrowing { line.add(isLive ? " live" : " recording", Palette.notice) }
    if session.windows.count > 1 { line.add("  in \(names[shownWindow.name])", Palette.quiet) }
    line.add("  #\(moment.position.event)", Palette.strong)
    line.add(" of \(replayer.eventCount)", Palette.quiet)
    if !decisions.isEmpty { line.add("  decided anew", Palette.notice) }
    return line
  }
}
