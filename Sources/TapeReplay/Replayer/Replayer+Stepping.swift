public import SessionModel

extension Replayer {
  /// Moves over `count` events: forward, or back if negative; stops at the ends of the tape.
  ///
  /// A position between two events is left for the next one by a step forward and for the one before
  /// by a step back, which undoes only the time that has passed since. So a step forward and one back
  /// always lead exactly after the event that was last.
  public mutating func step(by count: Int) throws(Source.Failure) {
    if count > 0 {
      let left = eventCount - position.event
      // After the last event there is nothing to step to, and time must not run back.
      guard left > 0 else { return }
      try move(to: position.event + min(count, left))
    } else if count < 0 {
      let isBetween = position.time > base.time
      let from = position.event + (isBetween ? 1 : 0)
      try move(to: from - Int(min(count.magnitude, UInt(from))))
    }
  }

  /// Moves one event on, unless it is the end.
  public mutating func step() throws(Source.Failure) {
    try step(by: 1)
  }

  /// Moves one event back, unless it is the start.
  public mutating func stepBack() throws(Source.Failure) {
    try step(by: -1)
  }

  /// The event that was applied last; nil at the start, and where it was lost.
  public mutating func lastEvent() throws(Source.Failure) -> TimedEvent? {
    guard position.event > 0 else { return nil }
    try enter(block(holding: position.event))
    let offset = position.event - windows.current.block.startEvent - 1
    return offset < windows.current.events.count ? windows.current.events[offset] : nil
  }
}
