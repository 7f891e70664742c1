/// The first word of a path.
struct PlaceRoot: Sendable {
  let name: String
  let subject: PlaceSubject
  /// Whether the word means all of them, so that its `count` is how many there are.
  let isPlural: Bool
  /// The field that the word alone stands for.
  let field: (PlaceField, PlaceShape)?

  private init(
    _ name: String,
    _ subject: PlaceSubject,
    isPlural: Bool = false,
    _ field: (PlaceField, PlaceShape)? = nil
  ) {
    self.name = name
    self.subject = subject
    self.isPlural = isPlural
    self.field = field
  }

  /// Every first word; the usual ones come first.
  static let all: [PlaceRoot] =
    several(
      ("stack", .stack),
      ("transition", .transition),
      ("recognizer", .recognizer),
      ("touch", .touch)
    ) + [
      PlaceRoot("event", .event, (.eventNumber, .number)),
      PlaceRoot("time", .session, (.time, .number)),
      PlaceRoot("app", .session, (.app, .word(.app))),
      PlaceRoot("presented", .presented, (.presentedCommitted, .names)),
      PlaceRoot("presentedModel", .presented, (.presentedModel, .names)),
      PlaceRoot("navigation", .navigation),
    ]
    + several(
      ("container", .container),
      ("containerModel", .container),
      ("flag", .flag),
      ("bar", .bar),
      ("barOwner", .barOwner),
      ("scroll", .scroll),
      ("appearance", .appearance),
      ("animator", .animator),
      ("window", .window)
    ) + [
      PlaceRoot("queued", .queued, isPlural: true),
      PlaceRoot("returned", .session, (.returned, .names)),
      PlaceRoot("nextDeadline", .session, (.nextDeadline, .number)),
      PlaceRoot("digest", .session, (.digest, .text)),
    ]

  /// The usual ones, for messages.
  static let overview = "stack, transition, recognizer, touch, event, time, app, flag, bar, …"

  /// The root called `name`.
  static func named(_ name: String) -> PlaceRoot? {
    table[name]
  }

  static func isKnown(_ name: String) -> Bool {
    table[name] != nil
  }

  private static let table = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// Each word for one and for all of them, as `state --json` has it; a touch makes touches.
  private static func several(_ words: (String, PlaceSubject)...) -> [PlaceRoot] {
    words.flatMap { name, subject in
      [
        PlaceRoot(name, subject),
        PlaceRoot(name == "touch" ? "touches" : name + "s", subject, isPlural: true),
      ]
    }
  }
}
