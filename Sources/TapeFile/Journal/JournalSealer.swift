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
  /// The last event that was taken out, and the last one that was freed.
  private var taken: Int
  private var freed: Int
  /// Units of long payloads of taken events that were not freed yet, with the events' numbers.
  private var units: [(event: Int, count: Int)] = []
  private var names = NameTable()
  private var isSynchronized = true

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
    taken = end.eventCount
    freed = end.eventCount
  }

  /// Takes out what is there, at most a few blocks, and writes the blocks that are full.
  ///
  /// - Returns: how many events were taken out.
  /// - Throws: `inputOutput` where the disk is full or broken; the next call tries again.
  func advance() throws(TapeError) -> Int {
    try flush()
    let before = taken
    let last = min(journal.lastReserved, before + 4 * TapeFormat.eventsPerBlock)
    if taken < last { names = journal.table }
    while taken < last, let (event, size) = next() {
      taken += 1
      if size > 0 { units.append((taken, size)) }
      try append(event)
      if writer.sealedCount > freed { try flush() }
    }
    if isCrowded {
      try writer.sealOpenBlock()
      try flush()
    }
    return taken - before
  }

  /// Makes durable what was accepted so far.
  func synchronize() throws(TapeError) {
    guard policy != .never else { return }
    if !isSynchronized {
      try store.synchronize()
      isSynchronized = true
    }
    _ = journal.file.synchronize()
  }

  /// Writes the rest and the index, and removes the journal; nothing may be appended any more.
  ///
  /// `isLate` says that reserved events which have not come will not come.
  func finish() throws(TapeError) {
    while taken < journal.lastReserved, try advance() > 0 {}
    try replaceMissing()
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
  var isDrained: Bool { taken == journal.lastReserved }

  private func next() -> (TimedEvent, Int)? {
    do throws(MalformedBytes) {
      return try journal.event(taken + 1)
    } catch {
      let lost = Event.lost(count: 1, cause: journal.tooLargeCause)
      return (TimedEvent(lastTime, lost), 0)
    }
  }

  private var lastTime = Time.zero

  private func append(_ event: TimedEvent) throws(TapeError) {
    lastTime = event.time
    do throws(TapeError) {
      try writer.append(event, names: names)
    } catch  where error.code == .tooLarge {
      let lost = Event.lost(count: 1, cause: journal.tooLargeCause)
      try writer.append(TimedEvent(event.time, lost), names: names)
    }
  }

  /// Tells of events whose threads have died between taking a place and filling it.
  private func replaceMissing() throws(TapeError) {
    names = journal.table
    while taken < journal.lastReserved {
      let found = next()
      taken += 1
      let lost = Event.lost(count: 1, cause: journal.fullCause)
      try append(found?.0 ?? TimedEvent(lastTime, lost))
    }
  }

  /// Whether the open block takes so much of the journal that it cannot wait until it is full.
  private var isCrowded: Bool {
    let header = journal.header
    let waiting = units.reduce(0) { $0 + $1.count }
    return (taken - freed) > header.records / 2 || waiting > header.units / 2
  }

  /// Writes what is sealed and gives its places back.
  private func flush() throws(TapeError) {
    guard !pending.bytes.isEmpty else { return }
    do throws(TapeError) {
      try store.write(pending.bytes, at: pending.offset)
      if policy == .everyBlock { try store.synchronize() } else { isSynchronized = false }
    } catch {
      journal.say(diskIsFull: true)
      throw error
    }
    journal.say(diskIsFull: false)
    pending.clear()
    freed = writer.sealedCount
    let done = units.prefix { $0.event <= freed }
    journal.free(to: freed, units: done.reduce(0) { $0 + $1.count })
    units.removeFirst(done.count)
  }
}
