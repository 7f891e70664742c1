import SessionModel

/// Which finger numbers are in use, so that a gesture without a number finds a free one.
struct FingerUse {
  private var busyUntil: [Int32: Time] = [:]

  /// Takes note of a touch that stands in the script itself.
  mutating func note(_ event: TimedEvent) {
    guard case .touch(let touch) = event.event else { return }
    let isDown = touch.phase == .down || touch.phase == .move
    busyUntil[touch.id] = isDown ? .never : event.time
  }

  /// Takes note of the touches of a gesture that is over at `end`.
  mutating func note(_ events: [TimedEvent], until end: Time) {
    for event in events {
      guard case .touch(let touch) = event.event, touch.phase == .down else { continue }
      busyUntil[touch.id] = max(busyUntil[touch.id] ?? end, end)
    }
  }

  /// The first number from 1 on that is free from `start` on, together with the next one.
  func firstFree(at start: Time) -> Int32 {
    var id: Int32 = 1
    while isBusy(id, at: start) || isBusy(id + 1, at: start) { id += 1 }
    return id
  }

  private func isBusy(_ id: Int32, at start: Time) -> Bool {
    busyUntil[id].map { $0 > start } ?? false
  }
}
