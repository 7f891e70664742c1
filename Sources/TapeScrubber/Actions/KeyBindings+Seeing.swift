import TerminalKit

extension KeyBindings {
  static let seeing = [
    KeyBinding("w", "the next window", [(Key("w"), .showNextWindow)]),
    KeyBinding("e", "show where edge pans begin, or not", [(Key("e"), .toggleEdgeZones)]),
    KeyBinding("?  F1", "these keys", [(Key("?"), .showHelp), (Key(.function(1)), .showHelp)]),
    KeyBinding("mouse", "drag the timeline; the wheel steps", []),
  ]
}
