import Synchronization

/// How often events were looked at, by any thread.
final class LookCount: Sendable {
  private let count = Atomic(0)

  var value: Int { count.load(ordering: .sequentiallyConsistent) }

  func add() {
    count.add(1, ordering: .sequentiallyConsistent)
  }
}
