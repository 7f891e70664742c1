internal import SessionModel

/// The end of a tape that is still in its journal, as the blocks a writer would have made of it.
struct JournalTail {
  /// Blocks, and an index of the whole tape.
  let bytes: [UInt8]
  /// The blocks of the whole tape.
  let blocks: [BlockInfo]
  /// Events that were accepted and that neither tape nor journal has.
  let missing: Int
  /// Where the tape's own blocks end.
  let offset: UInt64

  /// Cause of the losses that a reader finds.
  private static let cause = "journalTorn"

  /// What `journal` has behind `end`; nil where that is nothing.
  ///
  /// `stopsAtGap` leaves out what follows missing events: under the prefix policy, and while
  /// somebody writes, as they may come yet.
  init?(
    _ journal: JournalContents,
    behind end: TapeEnd,
    stopsAtGap: Bool
  ) throws(TapeError) {
    var names = journal.names
    let cause = names.intern(JournalTail.cause)
    let sink = MemorySink()
    let writer = try TapeWriter(to: sink, resuming: end)
    var missing = 0
    var time = end.session.now
    for entry in journal.entries(after: end.eventCount) {
      switch entry {
      case .event(let event):
        time = event.time
        try JournalTail.append(event, to: writer, names)
      case .missing(let count):
        missing += count
        if stopsAtGap { break }
        let lost = Event.lost(count: UInt64(count), cause: cause)
        try writer.append(TimedEvent(time, lost), names: names)
      }
      if stopsAtGap, missing > 0 { break }
    }
    if !journal.isLive, journal.refused > 0 {
      let lost = Event.lost(count: journal.refused, cause: names.intern("recorderFull"))
      try writer.append(TimedEvent(time, lost), names: names)
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
      // The recorder would have said the same; the table has the name from the start.
      let cause = names.find("eventTooLarge") ?? Name.none
      try writer.append(TimedEvent(event.time, .lost(count: 1, cause: cause)), names: names)
    }
  }
}
