import TerminalKit

extension KeyBindings {
  static let returning: [KeyBinding<ScrubberAction>] = [
    KeyBinding("u U", "back to the place left last, forward", back: [Key("u")], on: [Key("U")]) {
      .move(.revisit(forward: $0))
    },
    KeyBinding(
      "tab",
      "to the next line of the panes; shift: before",
      [
        (Key(.tab), .see(.moveCursor(forward: true))),
        (Key(.tab, .shift), .see(.moveCursor(forward: false))),
      ]
    ),
    KeyBinding("C c", "where that changed last, next", back: [Key("C")], on: [Key("c")]) {
      .move(.goToChange(forward: $0))
    },
    KeyBinding(
      "a b x",
      "loop: its start, its end, off",
      [
        (Key("a"), .play(.setLoop(.start))), (Key("b"), .play(.setLoop(.end))),
        (Key("x"), .play(.endLoop)),
      ]
    ),
  ]
}
