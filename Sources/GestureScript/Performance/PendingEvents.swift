import SessionModel

/// Events of gestures that were performed but lie ahead, in order of time.
///
/// Gestures may overlap. Events of equal times keep the order in which their gestures were written.
struct PendingEvents {
  private var events: [TimedEvent] = []
  /// The first event that was not taken yet.
  private var head = 0

  /// When the last event happens; nil if nothing is ahead.
  var end: Time? {
    head < events.count ? events.last?.time : nil
  }

  /// Adds `new`, which is in order of time; O(new + what lies after its start).
  mutating func insert(_ new: [TimedEvent]) {
    guard let start = new.first?.time else { return }
    let place = firstIndex(after: start)
    guard place < events.count else {
      events.append(contentsOf: new)
      return
    }
    let tail = events[place...]
    var merged: [TimedEvent] = []
    merged.reserveCapacity(tail.count + new.count)
    var rest = tail
    for event in new {
      while let next = rest.first, next.time <= event.time {
        merged.append(next)
        rest = rest.dropFirst()
      }
      merged.append(event)
    }
    merged.append(contentsOf: rest)
    events.removeSubrange(place...)
    events.append(contentsOf: merged)
  }

  /// Moves the events up to and at `time` to `output`.
  mutating func take(through time: Time, to output: inout [TimedEvent]) {
    let end = firstIndex(after: time)
    guard end > head else { return }
    output.append(contentsOf: events[head..<end])
    head = end
    guard head == events.count else { return }
    events.removeAll(keepingCapacity: true)
    head = 0
  }

  /// The place of the first event after `time`.
  private func firstIndex(after time: Time) -> Int {
    var low = head
    var high = events.count
    while low < high {
      let middle = low + (high - low) / 2
      if events[middle].time <= time { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
