/// Which blocks are still to be worked on, and the outcomes that wait to be taken in order.
struct WorkBoard<Outcome: Sendable>: Sendable {
  /// What someone is to do next.
  enum Turn {
    /// Work on what stands at a place of the order.
    case work(Int)
    /// Take an outcome.
    case take(Outcome)
    /// Nothing is left to do.
    case end
  }

  private let count: Int
  /// Outcomes by place, modulo their number, from `nextTaken` on.
  private var outcomes: [Outcome?]
  private var nextClaimed = 0
  private var nextTaken = 0
  private var isStopped = false

  /// A board for `count` blocks that holds at most `capacity` outcomes, those in the making included.
  init(_ count: Int, capacity: Int) {
    self.count = count
    outcomes = Array(repeating: nil, count: capacity)
  }

  /// What a hand is to do; nil while there is no room for more outcomes.
  mutating func handTurn() -> Turn? {
    guard !isStopped, nextClaimed < count else { return .end }
    return claim()
  }

  /// What the taker is to do: take what comes next or, while that is not there, help.
  mutating func takerTurn() -> Turn? {
    guard nextTaken < count else { return .end }
    let slot = nextTaken % outcomes.count
    guard let outcome = outcomes[slot] else { return nextClaimed < count ? claim() : nil }
    outcomes[slot] = nil
    nextTaken += 1
    return .take(outcome)
  }

  /// Puts up what became of the block at `place`.
  mutating func put(_ outcome: Outcome, at place: Int) {
    outcomes[place % outcomes.count] = outcome
  }

  /// Lets nobody begin anything more.
  mutating func stop() {
    isStopped = true
  }

  private mutating func claim() -> Turn? {
    guard nextClaimed < nextTaken + outcomes.count else { return nil }
    nextClaimed += 1
    return .work(nextClaimed - 1)
  }
}
