import TerminalKit

extension ScrubberModel {
  mutating func press(_ key: Key) -> [ScrubberEffect] {
    let action = KeyBindings.action(for: key)
    if let action, key.modifiers.contains(.control), let effect = action.effect { return [effect] }
    notice = ""
    if let prompt {
      if key == Key(.enter), prompt.purpose.isJump { places.leave(position) }
      type(key)
      return []
    }
    if isChoosingPane {
      choosePane(key)
      return []
    }
    if key == Key(.escape), search == nil, !isHelpShown, let underway {
      self.underway = nil
      notice = "stopped \(underway.title): nothing is written"
      return [.stopErrand]
    }
    if stops(key) { return [] }
    if key == Key(.escape), closeCursor() { return [] }
    guard let action else {
      if notice.isEmpty { notice = key.unboundNotice }
      return []
    }
    return perform(action)
  }

  /// Any key ends a search, and the help, and escape what stands beside the tape; true if it has then
  /// done its work.
  private mutating func stops(_ key: Key) -> Bool {
    if let running = search {
      search = nil
      notice = "stopped looking for \(running.target.title)"
      if key == Key(.escape) { return true }
    }
    if !isHelpShown, companion != nil, key == Key(.escape) {
      companion = nil
      return true
    }
    guard isHelpShown else { return false }
    if turnsHelp(key) { return true }
    isHelpShown = false
    return key != Key("q")
  }
}

extension ScrubberAction {
  /// What is wanted outside; with the control key it works even while a line is typed.
  var effect: ScrubberEffect? {
    switch self {
    case .quit: .quit
    case .suspend: .suspend
    case .repaint: .repaint
    default: nil
    }
  }
}
