import SessionModel

/// Finds which outcomes two sessions do not share.
enum OutcomeComparison {
  /// How far apart, in time, two sessions may come to the same thing: half a second, less than people
  /// need to do it again.
  static let tolerance = Interval(microseconds: 500_000)

  /// What differs, in order of time; final states come last.
  ///
  /// Both lists are in order of time; `moment` says when an outcome of the second would be one of the
  /// first.
  static func differences(
    _ before: [Outcome],
    _ after: [Outcome],
    _ moment: (Outcome) -> Time = { $0.time }
  ) -> [OutcomeDifference] {
    let (old, new) = (groups(before), groups(after))
    var differences: [OutcomeDifference] = []
    for (key, group) in old {
      let (left, right) = (group.map { before[$0] }, (new[key] ?? []).map { after[$0] })
      compare(left, right, right.map(moment), &differences)
    }
    for (key, group) in new where old[key] == nil {
      differences += group.map { .gained(after[$0]) }
    }
    return differences.sorted(by: precedes)
  }

  /// Places in a list by what they are about; names are told apart by their bytes.
  private static func groups(_ outcomes: [Outcome]) -> [[UInt8]: [Int]] {
    Dictionary(grouping: outcomes.indices) { place in
      Array("\(outcomes[place].kind.rawValue) \(outcomes[place].subject)".utf8)
    }
  }

  /// A hash decides the order of groups; it must not show.
  private static func precedes(_ left: OutcomeDifference, _ right: OutcomeDifference) -> Bool {
    let (one, other) = (left.outcome, right.outcome)
    if (one.kind == .final) != (other.kind == .final) { return other.kind == .final }
    if one.time != other.time { return one.time < other.time }
    let places = [one, other].map { Outcome.Kind.allCases.firstIndex(of: $0.kind) ?? 0 }
    if places[0] != places[1] { return places[0] < places[1] }
    return (one.subject, one.event) < (other.subject, other.event)
  }

  private static func compare(
    _ old: [Outcome],
    _ new: [Outcome],
    _ moments: [Time],
    _ differences: inout [OutcomeDifference]
  ) {
    var (left, right) = (0, 0)
    while left < old.count, right < new.count {
      switch match(old, left, moments, right) {
      case .both:
        if !old[left].cameOut(like: new[right]) {
          differences.append(.changed(old[left], new[right]))
        }
        left += 1
        right += 1
      case .onlyOld:
        differences.append(.lost(old[left]))
        left += 1
      case .onlyNew:
        differences.append(.gained(new[right]))
        right += 1
      }
    }
    differences += old[left...].map { .lost($0) } + new[right...].map { .gained($0) }
  }

  private enum Match {
    case both, onlyOld, onlyNew
  }

  /// Whether the next of both are the same thing: near in time, and none that follows is nearer.
  private static func match(
    _ old: [Outcome],
    _ left: Int,
    _ new: [Time],
    _ right: Int
  ) -> Match {
    if old[left].kind == .final { return .both }
    let distance = span(old[left].time, new[right])
    guard distance <= tolerance else {
      return old[left].time < new[right] ? .onlyOld : .onlyNew
    }
    if left + 1 < old.count, span(old[left + 1].time, new[right]) < distance { return .onlyOld }
    if right + 1 < new.count, span(old[left].time, new[right + 1]) < distance { return .onlyNew }
    return .both
  }

  private static func span(_ left: Time, _ right: Time) -> Interval {
    left < right ? right - left : left - right
  }
}
