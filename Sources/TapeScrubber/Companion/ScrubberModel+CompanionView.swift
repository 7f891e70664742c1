import SessionModel
import TapeReplay
import TerminalKit

extension ScrubberModel {
  /// What the panes are about, and the spellings of its names.
  var paneMoment: ScrubberMoment {
    companion.flatMap { $0.isShownInPanes ? $0.moment : nil } ?? moment
  }

  /// The spellings of the names in `paneMoment`.
  var paneNames: NameTable {
    companion.flatMap { $0.isShownInPanes ? $0.names : nil } ?? names
  }

  /// The window that is shown of the companion.
  var companionWindow: Window? {
    companion.map { companion in
      let windows = companion.moment.session.windows
      return windows[min(windowPlace, windows.count - 1)]
    }
  }

  /// What stands over the phone of the tape, if it stands beside another, in full.
  var ownTitle: String? {
    companion.map { title($0.ownTitle, inPanes: !$0.isShownInPanes) }
  }

  /// The sign tells which of both phones the panes are about.
  private func title(_ text: String, inPanes isInPanes: Bool) -> String {
    isInPanes ? "\(Comparison.paneSign) \(text)" : text
  }

  /// Draws the second phone.
  func drawCompanion(on screen: inout Screen, _ layout: Layout) {
    guard let companion, let window = companionWindow, let place = layout.companion else { return }
    let phone = PhoneView(
      companion.moment,
      window: window,
      names: companion.names,
      look: PhoneLook(glyphs: glyphs, depth: depth, showsEdgeZones: showsEdgeZones),
      size: place.size
    )
    let shown = companion.title(besides: replayer.eventCount)
    let title = title(shown, inPanes: companion.isShownInPanes)
    screen.draw(phone.screen(title: title), at: place.origin)
  }

  /// What is compared, and what differs here.
  var comparison: Comparison? {
    companion.map {
      Comparison(
        ownTitle: $0.ownTitle,
        title: $0.title(besides: replayer.eventCount),
        changes: $0.differences
      )
    }
  }
}
