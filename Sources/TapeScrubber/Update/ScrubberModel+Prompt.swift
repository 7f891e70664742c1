import TerminalKit

extension ScrubberModel {
  /// Takes a key for the line that is being typed.
  mutating func type(_ key: Key) {
    switch (key.code, key.modifiers) {
    case (.escape, _): prompt = nil
    case (.enter, _): accept()
    case (.backspace, _): if prompt?.removeLast() == false { prompt = nil }
    case (.tab, _): completeSetting()
    case (.character("u"), .control): prompt?.clear()
    case (.character(let character), []): prompt?.append(String(character))
    default: break
    }
  }

  private mutating func accept() {
    guard let line = prompt else { return }
    prompt = nil
    switch line.purpose {
    case .find:
      if !line.text.isEmpty { lastFind = Needle(line.text) }
      repeatFind(forward: true)
    case .position:
      if !line.text.isEmpty { go(to: line.text) }
    case .whatIf:
      if !line.text.isEmpty { whatIf(line.text) }
    }
  }
}
