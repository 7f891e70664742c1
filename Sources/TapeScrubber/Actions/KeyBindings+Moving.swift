import TerminalKit

extension KeyBindings {
  static let moving: [KeyBinding<ScrubberAction>] = [
    KeyBinding("left right", "an event back, on", back: [Key(.left)], on: [Key(.right)]) {
      .move(.step($0 ? 1 : -1))
    },
    KeyBinding("up down", "ten events back, on", back: [Key(.up)], on: [Key(.down)]) {
      .move(.step($0 ? 10 : -10))
    },
    KeyBinding(
      "page up, page down",
      "a second back, on",
      back: [Key(.pageUp)],
      on: [Key(.pageDown)]
    ) { .move(.skip(seconds: $0 ? 1 : -1)) },
    KeyBinding(
      "home  end G",
      "start, end; a live tape is held at its end",
      [(Key(.home), .move(.goToStart)), (Key(.end), .move(.goToEnd)), (Key("G"), .move(.goToEnd))]
    ),
    KeyBinding(
      "0 to 9",
      "that many tenths of the tape",
      (0...9).map { (Key(Character("\($0)")), .move(.goToTenth($0))) }
    ),
    places(
      ", .  shift left right",
      "a gesture back, on",
      .gesture,
      back: [Key(","), Key(.left, .shift)],
      on: [Key("."), Key(.right, .shift)]
    ),
    places(
      "< >  control left right",
      "a navigation change back, on",
      .navigation,
      back: [Key("<"), Key(.left, .control)],
      on: [Key(">"), Key(.right, .control)]
    ),
    KeyBinding(
      "( )  ; '",
      "a transition's step, a touch sample",
      [
        (Key("("), .move(.goToPlace(.transition, forward: false))),
        (Key(")"), .move(.goToPlace(.transition, forward: true))),
        (Key(";"), .move(.goToPlace(.sample, forward: false))),
        (Key("'"), .move(.goToPlace(.sample, forward: true))),
      ]
    ),
    places("[ ]", "mark before, mark after", .mark, back: [Key("[")], on: [Key("]")]),
    places(
      "F f",
      "finding before, after, and what it says",
      .finding,
      back: [Key("F")],
      on: [Key("f")]
    ),
    KeyBinding("/", "find a text in the events", [(Key("/"), .ask(.find))]),
    KeyBinding(
      "N n",
      "again, back and on; nothing sought: findings",
      back: [Key("N")],
      on: [Key("n")]
    ) {
      .move(.findAgain(forward: $0))
    },
    KeyBinding("g", "to 1.25  #12  @mark  end-1  touch.count > 1", [(Key("g"), .ask(.position))]),
  ]

  private static func places(
    _ title: String,
    _ meaning: String,
    _ kind: PlaceKind,
    back: [Key],
    on: [Key]
  ) -> KeyBinding<ScrubberAction> {
    KeyBinding(title, meaning, back: back, on: on) { .move(.goToPlace(kind, forward: $0)) }
  }
}
