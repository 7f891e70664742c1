import SessionModel

/// Moves events from the journal into a ring of blocks; belongs to one thread at a time.
///
/// An event leaves the journal only when the block that holds it is in the ring, so that in whatever
/// moment the process ends, it is in one of them.
final class FlightSealer {
  let writer: FlightWriter
  private var drain: JournalDrain
  private let journal: EventJournal

  init(_ journal: EventJournal, _ writer: FlightWriter) {
    self.journal = journal
    self.writer = writer
    drain = JournalDrain(journal, after: 0)
  }

  /// Whether every reserved event was taken out.
  var isDrained: Bool { drain.isDrained }

  /// The last event that was taken out.
  var taken: Int { drain.taken }

  /// Takes out what is there, at most a few blocks, and seals the blocks that are full.
  ///
  /// - Returns: how many events were taken out.
  /// - Throws: `inputOutput` where the disk is broken; the next call tries again.
  func advance() throws(TapeError) -> Int {
    try flush()
    let before = drain.taken
    let last = min(drain.prepare(), before + 4 * TapeFormat.eventsPerBlock)
    while drain.taken < last, let event = drain.next() { try append(event) }
    if drain.isCrowded {
      try writer.seal()
      try flush()
    }
    return drain.taken - before
  }

  /// Takes out the rest and seals it.
  func finish() throws(TapeError) {
    while !drain.isDrained, try advance() > 0 {}
    _ = drain.prepare()
    while !drain.isDrained { try append(drain.nextOrLost()) }
    let refused = journal.takeRefusals()
    if refused.count > 0 {
      let lost = Event.lost(count: refused.count, cause: refused.cause)
      try append(TimedEvent(drain.lastTime, lost))
    }
    try writer.seal()
    try flush()
  }

  private func append(_ event: TimedEvent) throws(TapeError) {
    do throws(TapeError) {
      try writer.append(event, names: drain.names)
    } catch  where error.code == .tooLarge {
      let lost = Event.lost(count: 1, cause: journal.tooLargeCause)
      try writer.append(TimedEvent(event.time, lost), names: drain.names)
    }
    try flush()
  }

  private func flush() throws(TapeError) {
    do throws(TapeError) {
      try writer.flush()
    } catch {
      journal.say(diskIsFull: true)
      throw error
    }
    journal.say(diskIsFull: false)
    if writer.sealedCount > drain.freed { drain.free(to: writer.sealedCount) }
  }
}
