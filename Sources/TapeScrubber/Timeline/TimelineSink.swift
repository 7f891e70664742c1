import SessionModel

/// Notes what a timeline shows of an event; forgotten after each.
struct TimelineSink: FactSink {
  private(set) var signs: [(time: Time, sign: TimelineBin.Signs)] = []
  /// When the last transition ended.
  private(set) var lastEnd: Time?

  mutating func receive(_ fact: Fact, at time: Time) {
    switch fact {
    case .navigated: signs.append((time, .navigated))
    case .completed(_, let isFinished):
      lastEnd = time
      if !isFinished { signs.append((time, .turnedBack)) }
    case .refused, .dropped: signs.append((time, .turnedBack))
    case .recognized(let report) where report.state == .cancelled:
      signs.append((time, .gestureCancelled))
    default: break
    }
  }

  /// Forgets everything, keeping storage.
  mutating func clear() {
    signs.removeAll(keepingCapacity: true)
    lastEnd = nil
  }
}
