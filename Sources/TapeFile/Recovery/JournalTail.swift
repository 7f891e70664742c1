import SessionModel

/// The end of a tape that is still in its journal, as the blocks a writer would have made of it.
struct JournalTail {
  /// Blocks, and an index of the whole tape.
  let bytes: [UInt8]
  /// The blocks of the whole tape.
  let blocks: [BlockInfo]
  /// Events that were accepted and that are not shown: neither tape nor journal has them, or they
  /// follow such under the prefix policy.
  let missing: Int
  /// Where the tape's own blocks end.
  let offset: UInt64

  /// What `journal` has behind `end`; nil where that is nothing.
  ///
  /// `stopsAtGap` leaves out what follows missing events: under the prefix policy, and while
  /// somebody writes, as they may come yet.
  init?(
    _ journal: JournalContents,
    behind end: TapeEnd,
    stopsAtGap: Bool
  ) throws(TapeError) {
    let sink = MemorySink()
    let writer = try TapeWriter(to: sink, resuming: end)
    var missing = 0
    var time = end.session.now
    for entry in journal.entries(after: end.eventCount) {
      switch entry {
      case .missing(let count):
        missing += count
        guard !stopsAtGap else { continue }
        try JournalTail.tell(UInt64(count), "journalTorn", at: time, to: writer)
      case .event where stopsAtGap && missing > 0:
        missing += 1
      case .event(let event):
        time = event.time
        try JournalTail.append(event, to: writer, journal.names)
      }
    }
    if !journal.isLive, journal.refused > 0, !stopsAtGap || missing == 0 {
      try JournalTail.tell(journal.refused, "recorderFull", at: time, to: writer)
    }
    guard writer.eventCount > end.eventCount else { return nil }
    try writer.finish()
    bytes = sink.bytes
    blocks = writer.sealedBlocks
    offset = end.offset
    self.missing = journal.isLive ? 0 : missing
  }

  private static func append(
    _ event: TimedEvent,
    to writer: TapeWriter,
    _ names: NameTable
  ) throws(TapeError) {
    do throws(TapeError) {
      try writer.append(event, names: names)
    } catch  where error.code == .tooLarge {
      // The recorder would have said the same.
      try tell(1, "eventTooLarge", at: event.time, to: writer)
    }
  }

  /// Says that events were lost, by a table of its own: a name added to the journal's would take the
  /// number of one that is not whole.
  private static func tell(
    _ count: UInt64,
    _ spelling: String,
    at time: Time,
    to writer: TapeWriter
  ) throws(TapeError) {
    var names = NameTable()
    let cause = names.intern(spelling)
    writer.startTable()
    try writer.append(TimedEvent(time, .lost(count: count, cause: cause)), names: names)
    writer.startTable()
  }
}
