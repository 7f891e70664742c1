import TerminalKit

/// Keys and what each of them does; one line of the help.
struct KeyBinding<Action: Sendable>: Sendable {
  /// The keys as the help names them.
  let title: String
  /// What they do, in a few words.
  let meaning: String
  /// What the row at the foot says of it; nil where it has no room.
  let hint: String?
  /// Each key with its action.
  let actions: [(key: Key, action: Action)]

  /// A line of the help, and what the keys it names do.
  init(
    _ title: String,
    _ meaning: String,
    hint: String? = nil,
    _ actions: [(key: Key, action: Action)]
  ) {
    self.title = title
    self.meaning = meaning
    self.hint = hint
    self.actions = actions
  }

  /// Two keys for the two directions of one movement.
  init(
    _ title: String,
    _ meaning: String,
    back: [Key],
    on: [Key],
    _ action: (_ isForward: Bool) -> Action
  ) {
    self.init(
      title,
      meaning,
      back.map { ($0, action(false)) } + on.map { ($0, action(true)) }
    )
  }

  /// What each key of `bindings` does; of a key that stands in two, what the first says.
  static func table(of bindings: [KeyBinding]) -> [Key: Action] {
    Dictionary(
      bindings.flatMap { $0.actions.map { ($0.key, $0.action) } },
      uniquingKeysWith: { first, _ in first }
    )
  }
}
