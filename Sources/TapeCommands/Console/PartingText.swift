import TapeRegression
import TapeReplay

extension Parting {
  /// Differences that a line shows.
  private static let shown = 2

  /// What differs, in a line.
  var summary: String {
    let shown = changes.prefix(Self.shown).map(\.glance).joined(separator: ", ")
    let more = changes.count - Self.shown
    return more > 0 ? "\(shown), \(more) more" : shown
  }

  /// The changes as data.
  var values: StateValue {
    .array(
      changes.map { change in
        .object([
          ("path", .string(change.path)), ("before", change.before ?? .null),
          ("after", change.after ?? .null),
        ])
      }
    )
  }
}

extension StateChange {
  /// Characters of a value that a line shows.
  private static let longest = 40

  /// The change in a few words.
  fileprivate var glance: String {
    switch (before, after) {
    case (let before?, let after?):
      "\(path) \(StateChange.short(before)) -> \(StateChange.short(after))"
    case (let before?, nil): "\(path) gone, was \(StateChange.short(before))"
    case (nil, let after?): "\(path) new, \(StateChange.short(after))"
    case (nil, nil): path
    }
  }

  private static func short(_ value: StateValue) -> String {
    let text = value.text
    return text.count > longest ? "\(text.prefix(longest))…" : text
  }
}
