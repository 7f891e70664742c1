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
    KeyBinding("X", "cut the loop, or what is zoomed in on, to a tape", [(Key("X"), .act(.cut))]),
    KeyBinding(
      "y Y",
      "copy the state as JSON, the event as script",
      [
        (Key("y"), .act(.copyState)), (Key("Y"), .act(.copyEvent)),
      ]
    ),
    KeyBinding("E", "make this a test: a script that expects it", [(Key("E"), .act(.makeTest))]),
  ]
}
