import SessionModel
import TapeReplay
public import TerminalKit

extension LiveModel {
  /// The screen as it should be now; always of the model's size.
  public func view() -> Screen {
    var screen = Screen(size)
    let layout = layout
    let moment = moment
    screen.draw(phone(moment, layout), at: layout.phone.origin)
    screen.draw(panes(moment, layout), at: layout.panes.origin)
    drawStatus(on: &screen, layout)
    if isHelpShown { LiveHelp.draw(on: &screen, glyphs: glyphs) }
    return screen.limited(to: glyphs)
  }

  var layout: LiveLayout {
    LiveLayout(size, window: window.size)
  }

  private func phone(_ moment: ScrubberMoment, _ layout: LiveLayout) -> Screen {
    let title = session.windows.count > 1 ? names[window.name] : ""
    var phone = PhoneView(
      moment,
      window: window,
      names: names,
      look: PhoneLook(glyphs: glyphs, depth: depth, showsEdgeZones: showsEdgeZones),
      size: layout.phone.size
    ).screen(title: title)
    // Where the keyboard's finger would land; a finger that is down is drawn already.
    if let cursor = hand.cursor, hand.first == nil, layout.glass.size.rows > 0 {
      let cell = PhoneScale(window.size, layout.glass.size).cell(cursor)
      let column = min(cell.column, layout.glass.size.columns - 1) + 1
      let row = min(cell.row, layout.glass.size.rows - 1) + 1
      phone[CellPosition(column: column, row: row)] =
        Cell(Symbols(glyphs).lifted, style: Palette.touch)
    }
    return phone
  }

  /// What the parts that are shared with the player draw from.
  private var moment: ScrubberMoment {
    var moment = ScrubberMoment()
    moment.position = Position(event: eventCount, time: now)
    moment.session = session
    moment.event = log.lastEvent
    moment.verdicts = verdicts
    moment.forecasts = ReleaseForecast.all(in: session)
    moment.trail = log.trail.compactMap { time, touch in
      guard let position = touch.position else { return nil }
      return TrailPoint(
        finger: touch.id,
        window: touch.window,
        position: position,
        phase: touch.phase,
        age: now - time
      )
    }
    return moment
  }

  private func drawStatus(on screen: inout Screen, _ layout: LiveLayout) {
    let row = layout.statusRow
    let place = CellPosition(column: 0, row: row)
    if let prompt {
      let text = "mark this moment as (or enter): \(prompt.text)"
      let end = screen.write(text, at: place, style: Palette.strong)
      screen.write(" ", at: CellPosition(column: end, row: row), style: Palette.cursor)
    } else if refusedCount > 0 {
      let events = refusedCount == 1 ? "event" : "events"
      let text = "the recorder takes no more: \(refusedCount) \(events) refused; is the disk full?"
      screen.write(text, at: place, style: Palette.trouble)
    } else if !notice.isEmpty {
      screen.write(notice, at: place, style: Palette.notice)
    } else if layout.isCramped {
      let least = LiveLayout.least
      let text = "needs \(least.columns)x\(least.rows), has \(size.columns)x\(size.rows)"
      screen.write(text, at: place, style: Palette.trouble)
    } else {
      screen.write(hints, at: place, style: Palette.quiet)
    }
  }

  /// As many of the keys as have room: the last bindings first, which say how to get help and out.
  private var hints: String {
    let all = LiveBindings.all.compactMap(\.hint)
    var text = all.suffix(2).joined(separator: "  ")
    for hint in all.dropLast(2) where text.count + hint.count + 2 <= size.columns {
      text += "  \(hint)"
    }
    return text
  }
}
