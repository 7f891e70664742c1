import TerminalKit

extension KeyBindings {
  static let seeing: [KeyBinding<ScrubberAction>] = [
    KeyBinding("z Z", "zoom the timeline in, out", back: [Key("Z")], on: [Key("z")]) {
      .see(.zoom(closer: $0))
    },
    KeyBinding("h l", "move it left, right", back: [Key("h")], on: [Key("l")]) {
      .see(.pan(forward: $0))
    },
    KeyBinding("H", "the whole tape", [(Key("H"), .see(.showWholeTape))]),
    KeyBinding("k", "fold idle time, or not", [(Key("k"), .see(.toggleFolds))]),
    KeyBinding("p", "and a letter: show or hide a pane", [(Key("p"), .see(.choosePane))]),
    KeyBinding("v", "the next layout", [(Key("v"), .see(.showNextLayout))]),
    KeyBinding("w", "the next window", [(Key("w"), .see(.showNextWindow))]),
    KeyBinding("e", "show where edge pans begin, or not", [(Key("e"), .see(.toggleEdgeZones))]),
    KeyBinding(
      "?  F1",
      "these keys",
      [(Key("?"), .see(.showHelp)), (Key(.function(1)), .see(.showHelp))]
    ),
    KeyBinding("mouse", "press signs, drag lanes or axis; the wheel steps", []),
    KeyBinding("wheel on the timeline", "zoom; elsewhere with control", []),
  ]
}
