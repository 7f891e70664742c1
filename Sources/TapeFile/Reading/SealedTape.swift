import SessionModel

/// A tape that was opened: its header was read and its blocks were found.
struct SealedTape {
  let source: any ByteSource
  let policy: ReadingPolicy
  let upcasters: UpcasterChain
  let header: TapeHeader
  /// Bytes of the header.
  let headerSize: Int
  var layout: TapeLayout

  init(
    _ source: any ByteSource,
    _ policy: ReadingPolicy,
    _ upcasters: UpcasterChain = .production
  ) throws(TapeError) {
    (header, headerSize) = try TapeHeader.read(from: source, upcasters)
    self.upcasters = upcasters
    layout = try TapeLayout(
      source,
      salt: header.salt,
      blocksFrom: header.firstPlace(behind: headerSize),
      policy
    )
    self.source = source
    self.policy = policy
  }

  private init(_ tape: SealedTape, _ source: any ByteSource, _ layout: TapeLayout) {
    self.source = source
    policy = tape.policy
    upcasters = tape.upcasters
    header = tape.header
    headerSize = tape.headerSize
    self.layout = layout
  }

  /// Where the tape ends.
  func end() throws(TapeError) -> TapeEnd {
    try TapeEnd(of: TapeReader(self), headerSize: headerSize)
  }

  /// The tape together with what `journal` has behind its end; nil where that is nothing.
  func joined(with journal: JournalContents) throws(TapeError) -> SealedTape? {
    // A journal that another reducer or another tape began is none of this one's.
    guard journal.header.salt == header.salt, header.reducerVersion == Session.reducerVersion,
      policy != .strict, !layout.isComplete,
      policy != .prefix || layout.losses.allSatisfy(\.isOfEnd)
    else { return nil }
    let stops = journal.isLive || policy == .prefix
    guard let tail = try JournalTail(journal, behind: end(), stopsAtGap: stops) else { return nil }
    let joined = JoinedSource(source, upTo: tail.offset, then: tail.bytes)
    return SealedTape(self, joined, layout.extended(by: tail))
  }

  /// The tape as it is while somebody records it, if so: a block that is being written is no loss.
  func whileRecorded(_ isLive: Bool) -> SealedTape {
    isLive ? SealedTape(self, source, layout.whileRecorded()) : self
  }
}
