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
  /// Where the block lies.
  private(set) var block = EventBlock(startEvent: 0, count: 0, firstTime: .zero, lastTime: .zero)
  /// The block's events; fewer than it should have where some were lost.
  var events: [TimedEvent] = []
  /// Session time after each event that is there.
  private var times: [Time] = []
  /// Session time after each lost event.
  ///
  /// Lost events take no space: a damaged tape may claim any number of them.
  private var lostTime = Time.zero
  /// States after each multiple of `stride` events that has been passed and is there; the first is
  /// always known.
  private var snapshots: [Moment<State>?] = []

  /// Takes `events`, which were just read, for those of the block `index`, which begins at `start`.
  ///
  /// Lost events count as having happened at `end`, a time that the block has reached.
  mutating func open(
    _ index: Int,
    _ block: EventBlock,
    at start: Moment<State>,
    reaching end: Time
  ) {
    (self.index, self.block) = (index, block)
    if events.count > block.count { events.removeSubrange(block.count...) }
    times.removeAll(keepingCapacity: true)
    var time = start.time
    times.reserveCapacity(events.count)
    // By places: a copy of every event would count the owners of what it holds up and down.
    for place in events.indices {
      time = max(time, min(events[place].time, .last))
      times.append(time)
    }
    lostTime = max(time, end)
    snapshots.removeAll(keepingCapacity: true)
    snapshots.append(start)
    for _ in 0..<(events.count / Self.stride) { snapshots.append(nil) }
  }

  /// Session time before the block's first event.
  var startTime: Time {
    snapshots.first.flatMap { $0?.time } ?? .zero
  }

  /// Whether the first event after `time` lies in the block.
  func covers(_ time: Time) -> Bool {
    startTime <= time && time < self.time(ofEventAt: block.count - 1)
  }

  /// Number of events of the block that have happened at `time`; O(log count).
  func count(through time: Time) -> Int {
    let there = times.firstPlace { $0 > time }
    return there < times.count || time < lostTime ? there : block.count
  }

  private func time(ofEventAt offset: Int) -> Time {
    offset < times.count ? times[offset] : lostTime
  }

  /// The last snapshot within the first `offset` events, and after how many it was taken.
  func snapshot(atOrBefore offset: Int) -> (offset: Int, moment: Moment<State>)? {
    let last = min(offset / Self.stride, snapshots.count - 1)
    for place in Swift.stride(from: last, through: 0, by: -1) {
      if let moment = snapshots[place] { return (place * Self.stride, moment) }
    }
    return nil
  }

  /// Moves `moment`, the state after as many events as `range` begins with, to the range's end.
  func apply(
    _ range: Range<Int>,
    to moment: inout Moment<State>,
    by reducer: some Reducer<State>
  ) {
    reducer.apply(events[range.clamped(to: events.indices)], to: &moment.state)
    if range.upperBound > events.count { moment.isBroken = true }
    if let last = range.last { moment.time = time(ofEventAt: last) }
  }

  /// Where the next snapshot belongs after `offset` events; behind every event where there is none.
  func snapshotOffset(after offset: Int) -> Int {
    let place = offset / Self.stride + 1
    return place < snapshots.count ? place * Self.stride : .max
  }

  /// Whether a snapshot is wanted after `offset` events.
  func lacksSnapshot(at offset: Int) -> Bool {
    guard offset % Self.stride == 0, offset / Self.stride < snapshots.count else { return false }
    return snapshots[offset / Self.stride] == nil
  }

  /// Keeps a state for later.
  mutating func keep(_ moment: Moment<State>, at offset: Int) {
    snapshots[offset / Self.stride] = moment
  }
}
