import TerminalKit

/// Which key does what: the one table that keys, help and tests of a live recording go by.
enum LiveBindings {
  /// All bindings, in the order of the help.
  static let all = calls + surroundings + fingers + recording

  /// What a key does while nothing is typed; nil where it does nothing.
  static func action(for key: Key) -> LiveAction? {
    table[key]
  }

  private static let table = KeyBinding.table(of: all)

  private static let calls: [KeyBinding<LiveAction>] = [
    KeyBinding("n", "push the next screen", hint: "n push", [(Key("n"), .push)]),
    KeyBinding(
      "b  backspace",
      "pop the top screen",
      hint: "b pop",
      [(Key("b"), .pop), (Key(.backspace), .pop)]
    ),
    KeyBinding("B", "pop to the root", [(Key("B"), .popToRoot)]),
    KeyBinding("s", "present a sheet", hint: "s sheet", [(Key("s"), .present)]),
    KeyBinding("d", "dismiss the topmost sheet", hint: "d dismiss", [(Key("d"), .dismiss)]),
    KeyBinding(
      "t",
      "select the next tab",
      hint: "t tab",
      [(Key("t"), .selectNextTab), (Key(.tab), .selectNextTab)]
    ),
  ]

  private static let surroundings: [KeyBinding<LiveAction>] = [
    KeyBinding("r", "turn the phone", hint: "r turn", [(Key("r"), .rotate)]),
    KeyBinding(
      "g",
      "leave the app for the background, or come back",
      hint: "g away",
      [(Key("g"), .toggleBackground)]
    ),
    KeyBinding("w", "show the next window", [(Key("w"), .showNextWindow)]),
    KeyBinding("e", "show where edge pans begin, or not", [(Key("e"), .toggleEdgeZones)]),
  ]

  private static let fingers: [KeyBinding<LiveAction>] = [
    KeyBinding("mouse", "press, drag and release on the phone: a finger", []),
    KeyBinding("alt or control, mouse", "a second finger mirrors the first: pinch", []),
    KeyBinding(
      "2",
      "the same without a key held, or no longer",
      hint: "2 fingers",
      [(Key("2"), .toggleMirror)]
    ),
    KeyBinding(
      "arrows, with shift finer",
      "move a finger without a mouse",
      [(Key.Code.left, -1, 0), (.right, 1, 0), (.up, 0, -1), (.down, 0, 1)]
        .flatMap { code, columns, rows in
          [false, true].map { isFine in
            (
              Key(code, isFine ? .shift : []),
              .moveFinger(columns: columns, rows: rows, isFine: isFine)
            )
          }
        }
    ),
    KeyBinding("space", "put that finger down, or lift it", [(Key(" "), .toggleFinger)]),
    KeyBinding(
      "x  right button",
      "the system takes the fingers away",
      hint: "x cancel",
      [(Key("x"), .takeFingers)]
    ),
  ]

  private static let recording: [KeyBinding<LiveAction>] = [
    KeyBinding("m", "mark this moment", hint: "m mark", [(Key("m"), .askForMark)]),
    KeyBinding(
      "p",
      "let no time pass on the tape, or go on",
      hint: "p pause",
      [(Key("p"), .togglePause)]
    ),
    KeyBinding(
      "control-z, control-l",
      "suspend, paint again",
      [(Key("z", .control), .suspend), (Key("l", .control), .repaint)]
    ),
    KeyBinding(
      "?  F1",
      "these keys",
      hint: "? help",
      [(Key("?"), .showHelp), (Key(.function(1)), .showHelp)]
    ),
    KeyBinding(
      "q  control-c",
      "end the recording",
      hint: "q end",
      [(Key("q"), .quit), (Key("c", .control), .quit)]
    ),
  ]
}
