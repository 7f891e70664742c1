import SessionModel
import TapeReplay
import TerminalKit

extension ScrubberModel {
  mutating func press(_ key: Key) -> [ScrubberEffect] {
    if let effects = pressAnywhere(key) { return effects }
    notice = ""
    if prompt != nil {
      type(key)
      return []
    }
    if stops(key) { return [] }
    if key == Key("q") || key == Key(.escape) { return [.quit] }
    if !pressToMove(key), !pressToPlay(key) { pressForMore(key) }
    return []
  }

  /// What works even while a line is typed.
  private func pressAnywhere(_ key: Key) -> [ScrubberEffect]? {
    switch key {
    case Key("c", .control): [.quit]
    case Key("z", .control): [.suspend]
    case Key("l", .control): [.repaint]
    default: nil
    }
  }

  /// Any key ends a search, and the help; true if it has then done its work.
  private mutating func stops(_ key: Key) -> Bool {
    if let running = search {
      search = nil
      notice = "stopped looking for \(running.target.title)"
      if key == Key(.escape) { return true }
    }
    guard isHelpShown else { return false }
    isHelpShown = false
    return key != Key(.character("q"))
  }

  private mutating func pressToMove(_ key: Key) -> Bool {
    switch key.code {
    case .left, .right: step(key.code == .right, key.modifiers)
    case .up: step(by: -ScrubberStep.events)
    case .down: step(by: ScrubberStep.events)
    case .pageUp: skip(by: Interval(microseconds: -ScrubberStep.microseconds))
    case .pageDown: skip(by: Interval(microseconds: ScrubberStep.microseconds))
    case .home: jump { replayer in replayer.seekToStart() }
    case .end: jump { replayer throws(Source.Failure) in try replayer.seekToEnd() }
    case .character(let character): return pressToMove(character)
    default: return false
    }
    return true
  }

  private mutating func pressToMove(_ character: Character) -> Bool {
    switch character {
    case "0"..."9":
      guard let tenth = character.wholeNumberValue else { return false }
      go(to: timeline.time(afterTenths: tenth))
    case ",": startSearch(.gesture, forward: false)
    case ".": startSearch(.gesture, forward: true)
    case "<": startSearch(.navigation, forward: false)
    case ">": startSearch(.navigation, forward: true)
    case "[": startSearch(.mark, forward: false)
    case "]": startSearch(.mark, forward: true)
    case "G": jump { replayer throws(Source.Failure) in try replayer.seekToEnd() }
    case "n": goOn(forward: true)
    case "N": goOn(forward: false)
    case "f": goToFinding(forward: true)
    case "F": goToFinding(forward: false)
    default: return false
    }
    return true
  }

  private mutating func step(_ isForward: Bool, _ modifiers: Modifiers) {
    if modifiers.contains(.control) {
      startSearch(.navigation, forward: isForward)
    } else if modifiers.contains(.shift) {
      startSearch(.gesture, forward: isForward)
    } else {
      step(by: isForward ? 1 : -1)
    }
  }

  private mutating func pressToPlay(_ key: Key) -> Bool {
    guard case .character(let character) = key.code else { return false }
    switch character {
    case " ": togglePlaying()
    case "r": reverse()
    case "i": toggleIdleTime()
    case "+", "=": changeRate(quicker: true)
    case "-", "_": changeRate(quicker: false)
    default: return false
    }
    return true
  }

  private mutating func pressForMore(_ key: Key) {
    switch key {
    case Key("/"): prompt = Prompt(.find)
    case Key("g"): prompt = Prompt(.position)
    case Key("?"), Key(.function(1)): isHelpShown = true
    case Key("w"): windowPlace = (windowPlace + 1) % session.windows.count
    default: break
    }
  }
}

/// How far the keys go that do not look for something: the same on every tape, however long.
enum ScrubberStep {
  /// Events for up and down.
  static let events = 10
  /// Microseconds for the page keys.
  static let microseconds: Int64 = 1_000_000
}
