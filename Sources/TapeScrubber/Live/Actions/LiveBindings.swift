import TerminalKit

/// Which key does what: the one table that keys, help and tests of a live recording go by.
enum LiveBindings {
  /// All bindings, in the order of the help.
  static let all = calls + surroundings + fingers + recording

  /// What a key does while nothing is typed; nil where it does nothing.
  static func action(for key: Key) -> LiveAction? {
    table[key]
  }

  private static let table = Dictionary(
    all.flatMap { $0.actions.map { ($0.key, $0.action) } },
    uniquingKeysWith: { first, _ in first }
  )

  private static let calls = [
    LiveBinding("n", "push the next screen", hint: "n push", [(Key("n"), .push)]),
    LiveBinding(
      "b  backspace",
      "pop the top screen",
      hint: "b pop",
      [(Key("b"), .pop), (Key(.backspace), .pop)]
    ),
    LiveBinding("B", "pop to the root", [(Key("B"), .popToRoot)]),
    LiveBinding("s", "present a sheet", hint: "s sheet", [(Key("s"), .present)]),
    LiveBinding("d", "dismiss the topmost sheet", hint: "d dismiss", [(Key("d"), .dismiss)]),
    LiveBinding(
      "t",
      "select the next tab",
      hint: "t tab",
      [(Key("t"), .selectNextTab), (Key(.tab), .selectNextTab)]
    ),
  ]

  private static let surroundings = [
    LiveBinding("r", "turn the phone", hint: "r turn", [(Key("r"), .rotate)]),
    LiveBinding(
      "g",
      "leave the app for the background, or come back",
      hint: "g away",
      [(Key("g"), .toggleBackground)]
    ),
    LiveBinding("w", "show the next window", [(Key("w"), .showNextWindow)]),
    LiveBinding("e", "show where edge pans begin, or not", [(Key("e"), .toggleEdgeZones)]),
  ]

  private static let fingers = [
    LiveBinding("mouse", "press, drag and release on the phone: a finger", []),
    LiveBinding("alt or control, mouse", "a second finger mirrors the first: pinch", []),
    LiveBinding(
      "2",
      "the same without a key held, or no longer",
      hint: "2 fingers",
      [(Key("2"), .toggleMirror)]
    ),
    LiveBinding(
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
    LiveBinding("space", "put that finger down, or lift it", [(Key(" "), .toggleFinger)]),
    LiveBinding(
      "x  right button",
      "the system takes the fingers away",
      hint: "x cancel",
      [(Key("x"), .takeFingers)]
    ),
  ]

  private static let recording = [
    LiveBinding("m", "mark this moment", hint: "m mark", [(Key("m"), .askForMark)]),
    LiveBinding(
      "p",
      "let no time pass on the tape, or go on",
      hint: "p pause",
      [(Key("p"), .togglePause)]
    ),
    LiveBinding(
      "control-z, control-l",
      "suspend, paint again",
      [(Key("z", .control), .suspend), (Key("l", .control), .repaint)]
    ),
    LiveBinding(
      "?  F1",
      "these keys",
      hint: "? help",
      [(Key("?"), .showHelp), (Key(.function(1)), .showHelp)]
    ),
    LiveBinding(
      "q  control-c",
      "end the recording",
      hint: "q end",
      [(Key("q"), .quit), (Key("c", .control), .quit)]
    ),
  ]
}
