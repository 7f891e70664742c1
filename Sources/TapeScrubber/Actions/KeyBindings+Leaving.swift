import TerminalKit

extension KeyBindings {
  static let leaving: [KeyBinding<ScrubberAction>] = [
    KeyBinding(
      "control-z, control-l",
      "suspend, paint again",
      [(Key("z", .control), .leave(.suspend)), (Key("l", .control), .leave(.repaint))]
    ),
    KeyBinding(
      "q  escape  control-c",
      "quit",
      [
        (Key("q"), .leave(.quit)), (Key(.escape), .leave(.quit)),
        (Key("c", .control), .leave(.quit)),
      ]
    ),
  ]
}
