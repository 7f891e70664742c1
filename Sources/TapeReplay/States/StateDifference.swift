/// Finds what differs between two state trees, and nothing else.
public struct StateDifference {
  private var changes: [StateChange] = []

  /// The places where `before` and `after` differ, in the order of `before`, then what is new.
  ///
  /// Empty exactly if both are equal. Objects in lists are matched by name or id; one that came or
  /// went is one change. Lists of anything else are one value. Where matched objects changed places,
  /// the list itself has a change whose values are the keys in their order.
  public static func changes(from before: StateValue, to after: StateValue) -> [StateChange] {
    var difference = StateDifference()
    difference.compare(before, after, at: "")
    return difference.changes
  }

  /// The places where two trees differ.
  public static func changes(from before: StateTree, to after: StateTree) -> [StateChange] {
    changes(from: before.root, to: after.root)
  }

  private mutating func compare(_ before: StateValue, _ after: StateValue, at path: String) {
    guard before != after else { return }
    if case .object(let old) = before, case .object(let new) = after {
      compare(old, new, at: path) { StatePath.field($0, of: path) }
    } else if let old = before.keyedElements, let new = after.keyedElements {
      compare(old, new, at: path) { StatePath.element($0, of: path) }
    } else if case .array(let old) = before, let new = after.keyedElements, old.isEmpty {
      compare([], new, at: path) { StatePath.element($0, of: path) }
    } else if let old = before.keyedElements, case .array(let new) = after, new.isEmpty {
      compare(old, [], at: path) { StatePath.element($0, of: path) }
    } else {
      changes.append(StateChange(path, from: before, to: after))
    }
  }

  private mutating func compare(
    _ old: [(String, StateValue)],
    _ new: [(String, StateValue)],
    at path: String,
    _ spelling: (String) -> String
  ) {
    let places = Dictionary(zip(new.map { Spelling($0.0) }, new.indices)) { first, _ in first }
    let known = Set(old.map { Spelling($0.0) })
    let keptBefore = old.map { Spelling($0.0) }.filter { places[$0] != nil }
    let keptAfter = new.map { Spelling($0.0) }.filter(known.contains)
    if keptBefore != keptAfter {
      changes.append(StateChange(path, from: .keys(keptBefore), to: .keys(keptAfter)))
    }
    for (key, value) in old {
      if let place = places[Spelling(key)] {
        compare(value, new[place].1, at: spelling(key))
      } else {
        changes.append(StateChange(spelling(key), from: value, to: nil))
      }
    }
    for (key, value) in new where !known.contains(Spelling(key)) {
      changes.append(StateChange(spelling(key), from: nil, to: value))
    }
  }
}

/// A key told apart by its bytes, as names are, and not by Unicode equivalence.
private struct Spelling: Hashable {
  let bytes: [UInt8]

  init(_ key: String) {
    bytes = Array(key.utf8)
  }
}

extension StateValue {
  fileprivate static func keys(_ keys: [Spelling]) -> StateValue {
    .array(keys.map { .string(String(decoding: $0.bytes, as: UTF8.self)) })
  }
}
