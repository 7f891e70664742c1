import TerminalKit

/// Which key does what: the one table that keys, help and tests go by.
enum KeyBindings {
  /// All bindings, by subject, in the order of the help.
  static let groups: [(title: String, bindings: [KeyBinding<ScrubberAction>])] = [
    ("play", playing),
    ("move", moving),
    ("return", returning),
    ("see", seeing),
    ("act", acting),
    ("compare", comparing),
    ("leave", leaving),
  ]

  /// What a key does while nothing is typed; nil where it does nothing.
  static func action(for key: Key) -> ScrubberAction? {
    table[key]
  }

  private static let table = KeyBinding.table(of: groups.flatMap(\.bindings))
}
