import SessionModel
import TerminalKit

extension LiveModel {
  mutating func press(_ key: Key) {
    let action = LiveBindings.action(for: key)
    // With the control key it works even while a name is typed.
    if let action, key.modifiers.contains(.control) { return perform(action) }
    notice = ""
    if prompt != nil { return type(key) }
    if isHelpShown {
      isHelpShown = false
      if key != Key("q") { return }
    }
    guard let action else {
      notice = key.unboundNotice
      return
    }
    guard pause == nil || action.worksInPause else {
      notice = "no time passes: p goes on"
      return
    }
    perform(action)
  }

  private mutating func perform(_ action: LiveAction) {
    switch action {
    case .push: push()
    case .pop: pop(toRoot: false)
    case .popToRoot: pop(toRoot: true)
    case .present: present()
    case .dismiss: dismiss()
    case .selectNextTab: selectNextTab()
    case .rotate: rotate()
    case .toggleBackground: toggleBackground()
    case .showNextWindow: showNextWindow()
    case .toggleEdgeZones: showsEdgeZones.toggle()
    case .moveFinger(let columns, let rows, let isFine): step(columns, rows, isFine: isFine)
    case .toggleFinger: toggleFinger()
    case .toggleMirror: toggleMirror()
    case .takeFingers: takeFingers()
    case .askForMark: prompt = Prompt(.mark)
    case .togglePause: togglePause()
    case .showHelp: isHelpShown = true
    case .quit: finish()
    case .suspend: suspend()
    case .repaint: effects.append(.repaint)
    }
  }

  /// Stops the process; a finger that nobody can move meanwhile is taken away.
  private mutating func suspend() {
    if pause == nil { takeFingers() }
    effects.append(.suspend)
  }

  private mutating func showNextWindow() {
    if pause == nil { takeFingers() }
    guard hand.first == nil else { return }
    windowPlace = (windowPlace + 1) % session.windows.count
    hand.cursor = nil
  }

  /// Takes a key for the name of a mark.
  private mutating func type(_ key: Key) {
    if key.code == .enter {
      mark()
    } else if prompt?.edit(key) == false {
      prompt = nil
    }
  }

  private mutating func mark() {
    let text = prompt?.text ?? ""
    prompt = nil
    let name = text.isEmpty ? MarkName.unused { names.find($0) != nil } : text
    record(.mark(names.intern(name)))
    notice = "marked @\(name)"
  }
}
