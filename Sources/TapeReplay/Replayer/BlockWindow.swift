import SessionModel

/// A block that has been read: its events, their session times, and snapshots between them.
struct BlockWindow<State: Sendable>: Sendable {
  /// Events from one snapshot to the next.
  ///
  /// A step back applies at most this many events again: a few microseconds, while the snapshots of
  /// a whole block stay below a hundred states.
  static var stride: Int { 64 }

  /// The block's number.
  private(set) var index = -1
  /// Number of events before the block.
  private(set) var firstEvent = 0
  /// The block's events.
  var events: [TimedEvent] = []
  /// Session time after each event.
  private(set) var times: [Time] = []
  /// States after each multiple of `stride` events that has been passed; the first is always there.
  private var snapshots: [Moment<State>?] = []

  /// Takes `events`, which were just read, for those of the block `index`, which begins at `start`.
  mutating func open(_ index: Int, firstEvent: Int, at start: Moment<State>) {
    self.index = index
    self.firstEvent = firstEvent
    times.removeAll(keepingCapacity: true)
    var time = start.time
    for timed in events {
      time = max(time, timed.time)
      times.append(time)
    }
    snapshots.removeAll(keepingCapacity: true)
    snapshots.append(start)
    for _ in 0..<(events.count / Self.stride) { snapshots.append(nil) }
  }

  /// Number of events up to and including the block's last one.
  var endEvent: Int {
    firstEvent + events.count
  }

  /// Whether the state after event `number` belongs to the block; that before its first one does too.
  func borders(on number: Int) -> Bool {
    number >= firstEvent && number <= endEvent
  }

  /// Session time before the block's first event.
  var startTime: Time {
    snapshots.first.flatMap { $0?.time } ?? .zero
  }

  /// Whether the first event after `time` lies in the block.
  func covers(_ time: Time) -> Bool {
    startTime <= time && time < (times.last ?? .zero)
  }

  /// Number of events of the block that have happened at `time`; O(log count).
  func count(through time: Time) -> Int {
    var (low, high) = (0, times.count)
    while low < high {
      let middle = (low + high) / 2
      if times[middle] <= time { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The last snapshot within the first `offset` events, and after how many it was taken.
  func snapshot(atOrBefore offset: Int) -> (offset: Int, moment: Moment<State>)? {
    for place in Swift.stride(from: offset / Self.stride, through: 0, by: -1) {
      if let moment = snapshots[place] { return (place * Self.stride, moment) }
    }
    return nil
  }

  /// Whether a snapshot is wanted after `offset` events.
  func lacksSnapshot(at offset: Int) -> Bool {
    offset % Self.stride == 0 && snapshots[offset / Self.stride] == nil
  }

  /// Keeps a state for later.
  mutating func keep(_ moment: Moment<State>, at offset: Int) {
    snapshots[offset / Self.stride] = moment
  }
}
