public import TapeReplay

/// A field that two tapes spell differently.
public struct FieldChange: Equatable, Sendable {
  /// What it is called.
  public var name: String
  /// How the first tape spells it; nil if it has none.
  public var first: String?
  /// How the second tape spells it; nil if it has none.
  public var second: String?

  /// The change in a few words: `x 120.5 -> 121`.
  public var text: String {
    switch (first, second) {
    case (let first?, let second?): "\(name) \(first) -> \(second)"
    case (let first?, nil): "\(name) \(first) only in the first"
    case (nil, let second?): "\(name) \(second) only in the second"
    case (nil, nil): name
    }
  }

  /// The change as data.
  public var value: StateValue {
    .object([
      ("name", .string(name)), ("first", first.map(StateValue.string) ?? .null),
      ("second", second.map(StateValue.string) ?? .null),
    ])
  }

  /// What differs between two lists of fields, in the order of the first, then of the second.
  static func changes(
    _ first: [(name: String, value: String)],
    _ second: [(name: String, value: String)]
  ) -> [FieldChange] {
    var changes: [FieldChange] = []
    for field in first {
      let other = second.first { $0.name.same(as: field.name) }?.value
      if let other, other.same(as: field.value) { continue }
      changes.append(FieldChange(name: field.name, first: field.value, second: other))
    }
    for field in second where !first.contains(where: { $0.name.same(as: field.name) }) {
      changes.append(FieldChange(name: field.name, first: nil, second: field.value))
    }
    return changes
  }
}
