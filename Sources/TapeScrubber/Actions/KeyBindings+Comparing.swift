import TerminalKit

extension KeyBindings {
  static let comparing: [KeyBinding<ScrubberAction>] = [
    KeyBinding(
      "W D",
      "what if: another setting; no such event",
      [(Key("W"), .ask(.whatIf)), (Key("D"), .dropEvent)]
    ),
    KeyBinding(
      "\\  { }",
      "of two: swap the panes; next difference",
      [
        (Key("\\"), .swapSides), (Key("{"), .goToDifference(forward: false)),
        (Key("}"), .goToDifference(forward: true)),
      ]
    ),
  ]
}
