import TerminalKit

extension KeyBindings {
  static let acting: [KeyBinding<ScrubberAction>] = [
    KeyBinding(
      "m M",
      "a mark, a note here, beside the tape",
      [
        (Key("m"), .ask(.mark)), (Key("M"), .ask(.note)),
      ]
    ),
    KeyBinding("X", "cut the loop, or what is zoomed in on, to a tape", [(Key("X"), .cut)]),
    KeyBinding(
      "y Y",
      "copy the state as JSON, the event as script",
      [
        (Key("y"), .copyState), (Key("Y"), .copyEvent),
      ]
    ),
    KeyBinding("E", "make this a test: a script that expects it", [(Key("E"), .makeTest)]),
  ]

  static let returning: [KeyBinding<ScrubberAction>] = [
    KeyBinding("u U", "back to the place left last, forward", back: [Key("u")], on: [Key("U")]) {
      .revisit(forward: $0)
    },
    KeyBinding(
      "tab",
      "to the next line of the panes; shift: before",
      [
        (Key(.tab), .moveCursor(forward: true)), (Key(.tab, .shift), .moveCursor(forward: false)),
      ]
    ),
    KeyBinding("C c", "where that changed last, next", back: [Key("C")], on: [Key("c")]) {
      .goToChange(forward: $0)
    },
    KeyBinding(
      "a b x",
      "loop: its start, its end, off",
      [
        (Key("a"), .setLoop(.start)), (Key("b"), .setLoop(.end)), (Key("x"), .endLoop),
      ]
    ),
  ]
}
