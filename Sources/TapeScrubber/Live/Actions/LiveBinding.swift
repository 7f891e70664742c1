import TerminalKit

/// Keys of a live recording and what each of them does; one line of its help.
struct LiveBinding: Sendable {
  /// The keys as the help names them.
  let title: String
  /// What they do, in a few words.
  let meaning: String
  /// What the row at the foot says of it; nil where it has no room.
  let hint: String?
  /// Each key with its action.
  let actions: [(key: Key, action: LiveAction)]

  init(
    _ title: String,
    _ meaning: String,
    hint: String? = nil,
    _ actions: [(key: Key, action: LiveAction)]
  ) {
    self.title = title
    self.meaning = meaning
    self.hint = hint
    self.actions = actions
  }
}
