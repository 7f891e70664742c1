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
      look: PhoneLook(glyphs: glyphs, depth: depth, showsEdgeZones: showsEdgeZones),
      size: layout.phone.size
    )
    screen.draw(phone.screen(title: phoneTitle), at: layout.phone.origin)
    drawCompanion(on: &screen, layout)
    for column in layout.panes {
      screen.draw(panes(column), at: column.rect.origin)
    }
    let axis = axis(columns: layout.lanes.size.columns)
    screen.draw(timelineView(axis, layout).screen(), at: layout.timeline.origin)
    drawStatus(on: &screen, layout)
    if let helpPage { HelpView(size: size, glyphs: glyphs).draw(page: helpPage, on: &screen) }
    return screen.limited(to: glyphs)
  }

  var layout: Layout {
    Layout(
      size,
      window: shownWindow.size,
      companion: companionWindow?.size,
      choice: viewChoice
    )
  }

  /// The window that is shown; a session has at least one.
  var shownWindow: Window {
    let windows = moment.session.windows
    return windows[min(windowPlace, windows.count - 1)]
  }

  private var phoneTitle: String {
    if let ownTitle { return ownTitle }
    return moment.session.windows.count > 1 ? names[shownWindow.name] : ""
  }

  private func timelineView(_ axis: TimeAxis, _ layout: Layout) -> TimelineView {
    TimelineView(
      axis: axis,
      columns: columns(along: axis),
      end: timeline.end,
      time: moment.position.time,
      loop: loop,
      differences: companion?.divergence.places.map(\.position.time) ?? [],
      isComplete: scan.isComplete,
      kind: layout.kind,
      glyphs: glyphs,
      size: layout.timeline.size
    )
  }
}
