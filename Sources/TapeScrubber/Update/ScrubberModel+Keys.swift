import TerminalKit

extension ScrubberModel {
  mutating func press(_ key: Key) -> [ScrubberEffect] {
    let action = KeyBindings.action(for: key)
    // Even while a line is typed.
    if case .leave(let leaving)? = action, key.modifiers.contains(.control) {
      return [leaving.effect]
    }
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
    if key == Key(.escape), search == nil, helpPage == nil, let underway {
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
    if helpPage == nil, companion != nil, key == Key(.escape) {
      companion = nil
      return true
    }
    guard helpPage != nil else { return false }
    if turnHelp(by: key) { return true }
    helpPage = nil
    return key != Key("q")
  }
}
