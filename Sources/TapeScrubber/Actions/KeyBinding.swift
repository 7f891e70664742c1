import TerminalKit

/// Keys and what each of them does; one line of the help.
struct KeyBinding: Sendable {
  /// The keys as the help names them.
  let title: String
  /// What they do, in a few words.
  let meaning: String
  /// Each key with its action.
  let actions: [(key: Key, action: ScrubberAction)]

  /// A line of the help, and what the keys it names do.
  init(_ title: String, _ meaning: String, _ actions: [(key: Key, action: ScrubberAction)]) {
    self.title = title
    self.meaning = meaning
    self.actions = actions
  }

  /// Two keys for the two directions of one movement.
  init(
    _ title: String,
    _ meaning: String,
    back: [Key],
    on: [Key],
    _ action: (_ isForward: Bool) -> ScrubberAction
  ) {
    self.init(
      title,
      meaning,
      back.map { ($0, action(false)) } + on.map { ($0, action(true)) }
    )
  }
}
