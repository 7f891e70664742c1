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
    let missing = try writer.append(
      journal,
      behind: end.eventCount,
      at: end.session.now,
      stopsAtGap: stopsAtGap
    )
    guard writer.eventCount > end.eventCount else { return nil }
    try writer.finish()
    bytes = sink.bytes
    blocks = writer.sealedBlocks
    offset = end.offset
    self.missing = journal.isLive ? 0 : missing
  }
}
