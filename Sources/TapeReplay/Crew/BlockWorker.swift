/// Someone who makes something of a block without knowing the others.
///
/// Each thread has a copy, so that what a worker keeps from block to block, such as storage, is its
/// own.
protocol BlockWorker: Sendable {
  /// What becomes of a block, a failure included.
  associatedtype Outcome: Sendable

  /// Works on block `index`.
  mutating func work(onBlock index: Int) -> Outcome
}
