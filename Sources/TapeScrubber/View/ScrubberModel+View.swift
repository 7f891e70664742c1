import SessionModel
import TapeReplay
public import TerminalKit

extension ScrubberModel {
  /// The screen as it should be now; always of the model's size.
  public func view() -> Screen {
    var screen = Screen(size)
    let layout = layout
    let phone = PhoneView(
      moment,
      window: shownWindow,
      names: names,
      glyphs: glyphs,
      size: layout.phone.size
    )
    screen.draw(phone.screen(title: phoneTitle), at: layout.phone.origin)
    drawCompanion(on: &screen, layout)
    screen.draw(panes(layout), at: layout.panes.origin)
    screen.draw(timelineView(layout).screen(), at: layout.timeline.origin)
    drawDivergence(on: &screen, layout)
    drawStatus(on: &screen, row: layout.statusRow)
    if isHelpShown { HelpView.draw(on: &screen, glyphs: glyphs) }
    return screen
  }

  var layout: Layout {
    Layout(size, window: shownWindow.size, companion: companionWindow?.size)
  }

  /// The window that is shown; a session has at least one.
  private var shownWindow: Window {
    let windows = moment.session.windows
    return windows[min(windowPlace, windows.count - 1)]
  }

  private var phoneTitle: String {
    if let ownTitle { return ownTitle }
    return moment.session.windows.count > 1 ? names[shownWindow.name] : ""
  }

  private func timelineView(_ layout: Layout) -> TimelineView {
    TimelineView(
      timeline: timeline,
      time: moment.position.time,
      isComplete: scan.isComplete,
      glyphs: glyphs,
      size: layout.timeline.size
    )
  }

  private func panes(_ layout: Layout) -> Screen {
    let symbols = Symbols(glyphs)
    let width = PanesView.lineColumns(layout.panes.size)
    let moment = paneMoment
    let contents = PaneContents(moment: moment, names: paneNames, symbols: symbols, width: width)
    let sections = PaneSection.Kind.allCases.map { kind in
      let lines: [PaneLine] =
        switch kind {
        case .time: [timeLine(symbols)]
        case .event: WrappedText.lines(moment.event, width: width).map { PaneLine($0) }
        case .changed: differenceLines() ?? contents.changes
        case .stacks: contents.stacks
        case .moves: contents.moves
        case .gestures: contents.gestures
        case .touches: contents.touches
        }
      return PaneSection(kind: kind, lines: lines)
    }
    return PanesView(sections: sections, glyphs: glyphs, size: layout.panes.size).screen()
  }

  private func timeLine(_ symbols: Symbols) -> PaneLine {
    let sign = isPlaying ? (isReversed ? symbols.playBack : symbols.play) : symbols.pause
    var line = PaneLine(TimeText.text(moment.position.time), Palette.strong)
    line.add(" of \(TimeText.text(timeline.end))  ", Palette.quiet)
    line.add("\(sign) x\(PlayRate.text(playback.rate))", Palette.strong)
    if isReversed { line.add(" reverse", Palette.remark) }
    if skipsIdleTime { line.add(" no idle", Palette.remark) }
    if isGrowing { line.add(isLive ? " live" : " recording", Palette.remark) }
    line.add("  #\(moment.position.event)", Palette.strong)
    line.add(" of \(replayer.eventCount)", Palette.quiet)
    return line
  }

  private func drawStatus(on screen: inout Screen, row: Int) {
    let place = CellPosition(column: 0, row: row)
    if let prompt {
      let title = prompt.purpose.title
      let end = screen.write("\(title)\(prompt.text)", at: place, style: Palette.strong)
      screen.write(" ", at: CellPosition(column: end, row: row), style: Palette.cursor)
    } else if let search {
      let text = "looking for \(search.target.title); any key stops"
      screen.write(text, at: place, style: Palette.strong)
    } else if !notice.isEmpty {
      screen.write(notice, at: place, style: Palette.remark)
    } else if layout.isCramped {
      let text =
        "needs \(Layout.least.columns)x\(Layout.least.rows), has \(size.columns)x\(size.rows)"
      screen.write(text, at: place, style: Palette.trouble)
    } else {
      screen.write(
        "space play  arrows step  r reverse  + - rate  / find  g go to  ? help  q quit",
        at: place,
        style: Palette.quiet
      )
    }
  }
}
