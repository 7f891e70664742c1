import GestureScript
import SessionModel
import TapeReplay

/// Walks over two sources in parallel and says what differs, in one pass and bounded memory.
///
/// Where they part it looks for the fewest insertions and deletions after which they run alike again,
/// first with equal times, then with a new delay of one against the other. Which source is called the
/// first makes no difference.
struct EventAligner<First: EventSource, Second: EventSource>
where First.Failure == Second.Failure {
  /// Insertions and deletions in one place that are looked for: at once, then with patience.
  private static var limits: [Int] { [32, 512] }

  private var first: EventCursor<First>
  private var second: EventCursor<Second>
  /// How much later, in microseconds, the second runs.
  private var delay: Int64 = 0
  /// Whether the last search was in vain; the next one is a short one then.
  private var isHopeless = false

  init(_ first: EventCursor<First>, _ second: EventCursor<Second>) {
    self.first = first
    self.second = second
  }

  /// Calls `take` with every step, in order.
  mutating func run(_ take: (EventStep) -> Void) throws(First.Failure) {
    while true {
      if first.count == 0 { try first.fill(1) }
      if second.count == 0 { try second.fill(1) }
      if first.count == 0 || second.count == 0 { break }
      let (left, right) = (first[0], second[0])
      if left.hash == right.hash, left.delay(of: right) == delay {
        take(.same(left, right))
        first.drop(1)
        second.drop(1)
      } else {
        for step in try resynchronize() { take(step) }
      }
    }
    try takeRest(take)
  }

  private mutating func takeRest(_ take: (EventStep) -> Void) throws(First.Failure) {
    while first.count > 0 {
      take(.onlyFirst(first[0]))
      first.drop(1)
      try first.fill(1)
    }
    while second.count > 0 {
      take(.onlySecond(second[0]))
      second.drop(1)
      try second.fill(1)
    }
  }

  private mutating func resynchronize() throws(First.Failure) -> [EventStep] {
    for limit in isHopeless ? Self.limits.prefix(1) : Self.limits[...] {
      let window = limit * (EditSearch.syncLength + 1)
      try first.fill(window)
      try second.fill(window)
      if let steps = steps(limit) {
        isHopeless = false
        return steps
      }
    }
    let length = (isHopeless ? Self.limits.first : Self.limits.last) ?? 1
    isHopeless = true
    return replaced(length)
  }

  /// The steps to where both run alike again.
  private mutating func steps(_ limit: Int) -> [EventStep]? {
    // In one order of the two, so that the other order finds the same.
    let (left, right) = (first[0], second[0])
    let isSwapped = (left.hash, left.time) > (right.hash, right.time)
    let (first, second) = (first, second)
    let search = EditSearch(
      counts: isSwapped ? (second.count, first.count) : (first.count, second.count),
      isWhole: isSwapped
        ? (second.isAtEnd, first.isAtEnd) : (first.isAtEnd, second.isAtEnd)
    )
    func pair(_ x: Int, _ y: Int) -> (EventRecord, EventRecord) {
      isSwapped ? (first[y], second[x]) : (first[x], second[y])
    }
    let delay = delay
    let exact = search.moves(limit: limit) { x, y, _ in
      let (one, other) = pair(x, y)
      return one.hash == other.hash && one.delay(of: other) == delay
    }
    let moves =
      exact
      ?? search.moves(limit: limit) { x, y, run in
        let (one, other) = pair(x, y)
        guard one.hash == other.hash else { return false }
        guard run > 0 else { return true }
        let (last, otherLast) = pair(x - 1, y - 1)
        return one.delay(of: other) == last.delay(of: otherLast)
      }
    return moves.map { pass($0, isSwapped) }
  }

  /// Passes what `moves` lead over.
  private mutating func pass(_ moves: [EditSearch.Move], _ isSwapped: Bool) -> [EventStep] {
    var steps: [EventStep] = []
    var (left, right): ([EventRecord], [EventRecord]) = ([], [])
    var passed = (first: 0, second: 0)
    // The run that ends the moves decides the delay from then on.
    let lastEdit = moves.lastIndex { if case .match = $0 { false } else { true } } ?? -1
    func pair() -> [EventStep] {
      let pairs = isSwapped ? EventPairing.steps(right, left) : EventPairing.steps(left, right)
      return isSwapped ? pairs.map(\.reversed) : pairs
    }
    for (place, move) in moves.enumerated() {
      switch move {
      case .delete(let place) where !isSwapped, .insert(let place) where isSwapped:
        left.append(first[place])
        passed.first += 1
      case .delete(let place), .insert(let place):
        right.append(second[place])
        passed.second += 1
      case .match(let x, let y):
        steps += pair()
        (left, right) = ([], [])
        let (one, other) = isSwapped ? (first[y], second[x]) : (first[x], second[y])
        steps.append(matched(one, other, inLastRun: place > lastEdit))
        passed.first += 1
        passed.second += 1
      }
    }
    steps += pair()
    first.drop(passed.first)
    second.drop(passed.second)
    return steps
  }

  private mutating func matched(
    _ one: EventRecord,
    _ other: EventRecord,
    inLastRun isLast: Bool
  ) -> EventStep {
    let found = one.delay(of: other)
    if found == delay { return .same(one, other) }
    guard isLast else { return .changed(one, other) }
    delay = found
    return .delayed(one, other, by: found)
  }

  /// Gives up: the next `length` events of both stand against each other.
  private mutating func replaced(_ length: Int) -> [EventStep] {
    let (left, right) = (min(length, first.count), min(length, second.count))
    let steps = EventPairing.steps(
      (0..<left).map { first[$0] },
      (0..<right).map { second[$0] }
    )
    first.drop(left)
    second.drop(right)
    return steps
  }
}
