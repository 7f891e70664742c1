import TerminalKit

extension KeyBindings {
  static let comparing: [KeyBinding<ScrubberAction>] = [
    KeyBinding(
      "W D",
      "what if: another setting; no such event",
      [(Key("W"), .ask(.whatIf)), (Key("D"), .compare(.dropEvent))]
    ),
    KeyBinding(
      "\\  { }",
      "of two: swap the panes; next difference",
      [
        (Key("\\"), .compare(.swapSides)), (Key("{"), .compare(.goToDifference(forward: false))),
        (Key("}"), .compare(.goToDifference(forward: true))),
      ]
    ),
  ]
}
