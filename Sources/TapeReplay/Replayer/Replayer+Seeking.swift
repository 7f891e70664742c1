public import SessionModel

extension Replayer {
  /// Moves exactly after event `number`; 0 is the start, a number outside the tape its nearest end.
  ///
  /// - Complexity: at most 64 events within the current block, else about a block.
  public mutating func seek(toEvent number: Int) throws(Source.Failure) {
    try move(to: min(max(number, 0), eventCount))
  }

  /// Moves to `time`: every event and every deadline up to and including it has happened.
  ///
  /// Stands after the events before the first one whose session time is later. A time before the
  /// start is the start; one after the last event lets time pass on.
  public mutating func seek(to time: Time) throws(Source.Failure) {
    guard time >= beginning.time else {
      seekToStart()
      return
    }
    let time = min(time, .last)
    try move(to: count(through: time))
    guard time > base.time else { return }
    var state = base.state
    reducer.advance(to: time, &state)
    advanced = state
    position.time = time
  }

  /// Moves exactly after the event of `mark`.
  public mutating func seek(to mark: Mark) throws(Source.Failure) {
    try seek(toEvent: mark.event)
  }

  /// Moves to a position, say one that was remembered.
  public mutating func seek(to position: Position) throws(Source.Failure) {
    try seek(toEvent: position.event)
    guard position.time > base.time else { return }
    let wanted = position
    try seek(to: wanted.time)
    // A position of another tape may lie after the next event of this one; the event decides.
    if self.position.event != wanted.event { try seek(toEvent: wanted.event) }
  }

  /// Moves before the first event.
  public mutating func seekToStart() {
    base = beginning
    advanced = nil
    position = Position(event: 0, time: beginning.time)
  }

  /// Moves exactly after the last event.
  public mutating func seekToEnd() throws(Source.Failure) {
    try seek(toEvent: eventCount)
  }

  /// Number of events whose session time is at most `time`.
  private mutating func count(through time: Time) throws(Source.Failure) -> Int {
    guard !blocks.isEmpty else { return 0 }
    if windows.isEmpty || !windows.current.covers(time) { try enterBlock(at: time) }
    return windows.current.block.startEvent + windows.current.count(through: time)
  }

  /// Enters the block in which the first event after `time` lies, or the last one.
  ///
  /// The times of the index are claims: an event within a block may have claimed a later time than
  /// the index shows, so that the block sought lies earlier, but never later, than it says.
  private mutating func enterBlock(at time: Time) throws(Source.Failure) {
    var after = firstBlock(reachingBeyond: time)
    var reach = 1
    try enter(after)
    // Gallops back to a block that starts in time, then halves the distance.
    var before = after
    while windows.current.startTime > time {
      after = before
      before = max(before - reach, 0)
      reach *= 2
      try enter(before)
    }
    while after - before > 1 {
      let middle = (before + after) / 2
      try enter(middle)
      if windows.current.startTime > time { after = middle } else { before = middle }
    }
    try enter(before)
  }

  private func firstBlock(reachingBeyond time: Time) -> Int {
    min(reached.firstPlace { $0 > time }, reached.count - 1)
  }
}
