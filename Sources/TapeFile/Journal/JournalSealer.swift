import SessionModel

/// Moves events from the journal into the tape; belongs to one thread.
///
/// An event leaves the journal only after the block that holds it was written, and synced if the
/// policy says so. So whatever happens, an event is in the journal or in the tape; where it is in both,
/// its number tells.
final class JournalSealer {
  private let journal: EventJournal
  private let store: any TapeStore
  private let writer: TapeWriter
  private let pending: PendingBytes
  private let policy: SyncPolicy
  private var drain: JournalDrain
  /// Whether the disk has everything that was written to the tape.
  private var isSynchronized = true
  /// The last event that was written to the tape.
  private var writtenCount: Int

  init(
    _ journal: EventJournal,
    _ store: any TapeStore,
    resuming end: TapeEnd,
    _ policy: SyncPolicy
  ) throws(TapeError) {
    self.journal = journal
    self.store = store
    self.policy = policy
    pending = PendingBytes(at: end.offset)
    writer = try TapeWriter(to: pending, resuming: end)
    drain = JournalDrain(journal, after: end.eventCount)
    writtenCount = end.eventCount
  }

  /// Takes out what is there, at most a few blocks, and writes the blocks that are full.
  ///
  /// - Returns: how many events were taken out.
  /// - Throws: `inputOutput` where the disk is full or broken; the next call tries again.
  func advance() throws(TapeError) -> Int {
    try flush()
    let before = drain.taken
    let last = min(drain.prepare(), before + 4 * TapeFormat.eventsPerBlock)
    while drain.taken < last, let event = drain.next() {
      try append(event)
      if writer.sealedCount > writtenCount { try flush() }
    }
    if drain.isCrowded {
      try writer.sealOpenBlock()
      try flush()
    }
    return drain.taken - before
  }

  /// Makes durable what was accepted so far.
  ///
  /// The tape comes first: until it has a block, the journal has the block's events.
  func synchronize() throws(TapeError) {
    guard policy != .never else { return }
    try synchronizeStore()
    guard journal.file.synchronize() else { throw SystemFailure.writing(journal.file.path) }
  }

  private func synchronizeStore() throws(TapeError) {
    guard !isSynchronized else { return }
    try store.synchronize()
    isSynchronized = true
    drain.free(to: writtenCount)
  }

  /// Writes the rest and the index, and removes the journal; nothing may be appended any more.
  ///
  /// Reserved events that have not come will not come: their threads have died.
  func finish() throws(TapeError) {
    while !drain.isDrained, try advance() > 0 {}
    _ = drain.prepare()
    while !drain.isDrained { try append(drain.nextOrLost()) }
    let refused = journal.takeRefusals()
    if refused.count > 0 {
      try append(TimedEvent(.zero, .lost(count: refused.count, cause: refused.cause)))
    }
    try writer.finish()
    try flush()
    try store.synchronize()
    journal.file.remove()
  }

  /// Whether every reserved event was taken out.
  var isDrained: Bool { drain.isDrained }

  private func append(_ event: TimedEvent) throws(TapeError) {
    do throws(TapeError) {
      try writer.append(event, names: drain.names)
    } catch  where error.code == .tooLarge {
      let lost = Event.lost(count: 1, cause: journal.tooLargeCause)
      try writer.append(TimedEvent(event.time, lost), names: drain.names)
    }
  }

  /// Writes what is sealed, and gives its places back as soon as the policy allows that.
  ///
  /// A place that is used again may reach the disk before the block that has its event; an event that
  /// was durable must not be lost by that.
  private func flush() throws(TapeError) {
    do throws(TapeError) {
      if !pending.bytes.isEmpty {
        try store.write(pending.bytes, at: pending.offset)
        pending.clear()
        writtenCount = writer.sealedCount
        isSynchronized = false
        if policy == .never { drain.free(to: writtenCount) }
      }
      let isUrgent = policy == .everyBlock || policy == .everySecond && drain.isCrowded
      if isUrgent { try synchronizeStore() }
    } catch {
      journal.say(diskIsFull: true)
      throw error
    }
    journal.say(diskIsFull: false)
  }
}
