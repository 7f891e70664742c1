import TerminalKit

extension KeyBindings {
  static let leaving: [KeyBinding<ScrubberAction>] = [
    KeyBinding(
      "control-z, control-l",
      "suspend, paint again",
      [(Key("z", .control), .suspend), (Key("l", .control), .repaint)]
    ),
    KeyBinding(
      "q  escape  control-c",
      "quit",
      [(Key("q"), .quit), (Key(.escape), .quit), (Key("c", .control), .quit)]
    ),
  ]
}
