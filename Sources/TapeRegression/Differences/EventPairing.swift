import SessionModel

/// Pairs the events that only one of two tapes has, in a place, with those that only the other has.
enum EventPairing {
  /// Most comparisons for a place; beyond it events are paired in their order.
  private static let mostComparisons = 4096

  /// Steps over all of `first` and `second`, in order; events that resemble each other are changed ones.
  static func steps(_ first: [EventRecord], _ second: [EventRecord]) -> [EventStep] {
    guard !first.isEmpty, !second.isEmpty else {
      return first.map { .onlyFirst($0) } + second.map { .onlySecond($0) }
    }
    guard first.count * second.count <= mostComparisons else { return inOrder(first, second) }
    let best = scores(first, second)
    let width = second.count + 1
    var steps: [EventStep] = []
    var (row, column) = (0, 0)
    while row < first.count, column < second.count {
      let likeness = likeness(first[row], second[column])
      let place = row * width + column
      if likeness > 0, best[place] == best[place + width + 1] + likeness {
        steps.append(.changed(first[row], second[column]))
        row += 1
        column += 1
      } else if best[place] == best[place + width] {
        steps.append(.onlyFirst(first[row]))
        row += 1
      } else {
        steps.append(.onlySecond(second[column]))
        column += 1
      }
    }
    return steps + first[row...].map { .onlyFirst($0) }
      + second[column...].map { .onlySecond($0) }
  }

  private static func inOrder(_ first: [EventRecord], _ second: [EventRecord]) -> [EventStep] {
    var steps: [EventStep] = []
    for (left, right) in zip(first, second) {
      if likeness(left, right) > 0 {
        steps.append(.changed(left, right))
      } else {
        steps += [.onlyFirst(left), .onlySecond(right)]
      }
    }
    return steps + first.dropFirst(second.count).map { .onlyFirst($0) }
      + second.dropFirst(first.count).map { .onlySecond($0) }
  }

  /// The most likeness that pairs of what follows each place can have, row by row.
  private static func scores(_ first: [EventRecord], _ second: [EventRecord]) -> [Int] {
    let width = second.count + 1
    var best = Array(repeating: 0, count: (first.count + 1) * width)
    for row in first.indices.reversed() {
      for column in second.indices.reversed() {
        let place = row * width + column
        let likeness = likeness(first[row], second[column])
        let paired = likeness > 0 ? best[place + width + 1] + likeness : 0
        best[place] = max(paired, best[place + width], best[place + 1])
      }
    }
    return best
  }

  /// How much two events resemble each other: not at all, in kind, in subject, in everything but time.
  private static func likeness(_ left: EventRecord, _ right: EventRecord) -> Int {
    if left.hash == right.hash { return 9 }
    switch (left.timed.event, right.timed.event) {
    case (.touch(let one), .touch(let other)):
      return 1 + (one.id == other.id ? 2 : 0) + (one.phase == other.phase ? 3 : 0)
        + (left.time == right.time ? 2 : 0)
    case (.touchSample(let one), .touchSample(let other)):
      return 1 + (one.id == other.id ? 2 : 0) + (left.time == right.time ? 2 : 0)
    case (.gesture(let one), .gesture(let other)):
      return 1 + (one.recognizer == other.recognizer ? 3 : 0) + (left.time == right.time ? 2 : 0)
    case (.transition(let one), .transition(let other)):
      return 1 + (one.id == other.id ? 3 : 0) + (left.time == right.time ? 2 : 0)
    default:
      return left.timed.event.kindNumber == right.timed.event.kindNumber
        ? 1 + (left.time == right.time ? 2 : 0) : 0
    }
  }
}

extension Event {
  /// Tells kinds of event apart.
  fileprivate var kindNumber: Int {
    switch self {
    case .setup: 0
    case .touch: 1
    case .touchSample: 2
    case .gesture: 3
    case .gestureControl: 4
    case .call: 5
    case .transition: 6
    case .animator: 7
    case .callback: 8
    case .observation: 9
    case .model: 10
    case .flag: 11
    case .bars: 12
    case .scroll: 13
    case .rotation: 14
    case .app: 15
    case .lifetime: 16
    case .mark: 17
    case .note: 18
    case .custom: 19
    case .unknown: 20
    case .lost: 21
    case .end: 22
    }
  }
}
