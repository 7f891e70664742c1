import TapeReplay
import TerminalKit

extension ScrubberModel {
  /// Takes the letter of a pane; any other key ends the choice.
  mutating func choosePane(_ key: Key) {
    isChoosingPane = false
    guard case .character(let letter) = key.code, let kind = PaneKind(letter: letter) else {
      if key != Key(.escape) { notice = "no pane has this letter" }
      return
    }
    let isShown = viewChoice.shows(kind, in: layout.kind)
    viewChoice.panes[kind] = !isShown
    let isCut = layout.panes.contains { $0.rows.cut.contains(kind) }
    let state = isShown ? "is hidden" : isCut ? "is on, but has no room here" : "is shown"
    notice = "pane \(kind.title) \(state)"
  }

  /// Shows the next layout for which there is room, the smallest after the largest.
  mutating func showNextLayout() {
    let fitting = LayoutKind.fitting(size)
    guard fitting.count > 1, let place = fitting.firstIndex(of: layout.kind) else {
      notice = "the screen has room for one layout only"
      return
    }
    // From the smallest on again; the largest is what an unchosen layout is.
    let next = fitting[(place + 1) % fitting.count]
    viewChoice.layout = next
    notice = "layout \(next.rawValue)"
  }
}

extension ScrubberModel {
  /// Turns a page of the help; false if the key does something else.
  mutating func turnHelp(by key: Key) -> Bool {
    let count = HelpView(size: size, glyphs: glyphs).pageCount
    guard let page = helpPage, count > 1 else { return false }
    switch key.code {
    case .pageDown, .down, .right: helpPage = min(page + 1, count - 1)
    case .pageUp, .up, .left: helpPage = max(page - 1, 0)
    default: return false
    }
    return true
  }
}
