import SessionModel

/// The events that wait to be sealed into a block.
struct OpenBlock {
  var events: [TimedEvent] = []
  /// The session before the first of them.
  var opening: Session
  /// Session time right after the first of them.
  var firstTime: Int64 = 0
  /// Names of the tape before the first and after the last of them.
  var namesBefore: Int
  var namesAfter: Int
  /// Bytes of their payloads and new names.
  var weight = 0

  init(opening: Session, names: Int) {
    self.opening = opening
    namesBefore = names
    namesAfter = names
    events.reserveCapacity(TapeFormat.eventsPerBlock)
  }

  /// Whether the block ends before an event at session time `time` that weighs `weight`.
  ///
  /// Depends on the events alone, so that equal input is cut into equal blocks.
  func ends(before time: Int64, weighing weight: Int) -> Bool {
    guard !events.isEmpty else { return false }
    let isLong =
      events.count >= TapeFormat.eventsBeforeTimeCut && time - firstTime >= TapeFormat.timeCut
    return events.count >= TapeFormat.eventsPerBlock || isLong
      || self.weight + weight > TapeFormat.payloadPerBlock
  }

  mutating func add(_ event: TimedEvent, at time: Int64, weighing weight: Int, names: Int) {
    if events.isEmpty { firstTime = time }
    events.append(event)
    self.weight += weight
    namesAfter = names
  }

  /// Becomes the empty block that follows, with `session` at its start.
  mutating func restart(with session: Session) {
    events.removeAll(keepingCapacity: true)
    opening = session
    namesBefore = namesAfter
    weight = 0
  }
}
