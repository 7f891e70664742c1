import Synchronization

/// Where threads wait for each other, so that what they do next they do at once.
final class StartLine: Sendable {
  private let arrived = Atomic<Int>(0)
  private let threads: Int

  init(threads: Int) {
    self.threads = threads
  }

  /// Waits until every thread is there; as each burst is short, spinning costs least.
  func wait() {
    let place = arrived.add(1, ordering: .acquiringAndReleasing).oldValue
    let last = (place / threads + 1) * threads
    while arrived.load(ordering: .acquiring) < last {}
  }
}
