import SessionModel

/// Where the blocks of a tape are: from its index or, without one, from the blocks themselves.
struct TapeLayout {
  private(set) var blocks: [BlockInfo] = []
  private(set) var losses: [TapeLoss] = []
  /// Whether the tape was finished and its index can be used.
  private(set) var isComplete = false

  init(
    _ source: any ByteSource,
    salt: UInt64,
    blocksFrom place: BlockInfo,
    _ policy: ReadingPolicy
  ) throws(TapeError) {
    switch try TapeIndex.read(from: source, blocksFrom: place, salt: salt) {
    case .success(let index):
      blocks = index.blocks
      isComplete = true
    case .failure(let fault):
      guard policy != .strict else {
        throw TapeError(.damagedIndex, "the tape's index \(fault.reason)", at: source.byteCount)
      }
      try walk(source, salt: salt, from: place)
      if policy == .salvage, !isComplete { try salvage(source, salt: salt, from: place) }
    }
    if policy == .prefix { try cut(source, salt: salt) }
  }

  /// Takes the blocks up to where walking ends.
  private mutating func walk(
    _ source: any ByteSource,
    salt: UInt64,
    from place: BlockInfo
  ) throws(TapeError) {
    var walk = BlockWalk(source, salt: salt, from: place)
    try walk.run()
    blocks = walk.blocks
    losses = [walk.loss]
    // An index that is whole where the blocks end: something was put behind the tape.
    let index = TapeIndex(blocks: blocks).encoded(salt: salt)
    guard walk.loss.cause == .damagedIndex,
      try source.read(at: walk.loss.byteOffset, upTo: index.count) == index
    else { return }
    isComplete = true
    losses[0].cause = .trailingBytes
    losses[0].byteOffset += UInt64(index.count)
    losses[0].byteCount -= UInt64(index.count)
  }

  /// The layout while somebody records: a block that is being written is not lost.
  func whileRecorded() -> TapeLayout {
    var layout = self
    layout.losses = losses.map { $0.cause == .torn ? $0.asMissingIndex : $0 }
    return layout
  }

  /// The layout of the tape that `tail` completes; what stands in its place in the file is not lost.
  func extended(by tail: JournalTail) -> TapeLayout {
    var extended = self
    extended.blocks = tail.blocks
    extended.losses = losses.map { $0.byteOffset >= tail.offset ? $0.asMissingIndex : $0 }
    if tail.missing > 0 {
      extended.losses.append(
        TapeLoss(
          cause: .tornJournal,
          byteOffset: tail.offset,
          byteCount: 0,
          events: tail.missing
        )
      )
    }
    return extended
  }

  /// Looks for blocks behind the place where walking ended.
  private mutating func salvage(
    _ source: any ByteSource,
    salt: UInt64,
    from place: BlockInfo
  ) throws(TapeError) {
    while let loss = losses.popLast() {
      var search = BlockSearch(source, salt: salt)
      let start = loss.byteOffset + UInt64(loss.cause == .torn ? 1 : 0)
      guard loss.byteCount > 0, let found = try search.next(from: start, after: blocks.last) else {
        losses.append(loss)
        return
      }
      let before = blocks.last?.lastEvent ?? 0
      if blocks.isEmpty { blocks.append(place.unreadable(to: found)) }
      losses.append(
        TapeLoss(
          cause: .damagedBlock,
          byteOffset: loss.byteOffset,
          byteCount: found.offset - loss.byteOffset,
          events: found.firstEvent - 1 - before
        )
      )
      var walk = BlockWalk(source, salt: salt, from: found)
      try walk.run()
      blocks += walk.blocks
      losses.append(walk.loss)
    }
  }

  /// Leaves out everything from the first damaged block on.
  private mutating func cut(_ source: any ByteSource, salt: UInt64) throws(TapeError) {
    let decoder = try BlockDecoder()
    var events: [TimedEvent] = []
    for (place, info) in blocks.enumerated() {
      let bytes = try source.read(at: info.offset, upTo: info.byteCount)
      if let block = try? Block(bytes, salt: salt), block.header.info(at: info.offset) == info,
        // A right checksum alone does not say that events come out.
        (try? decoder.decode(block, into: &events)) != nil,
        (try? decoder.preamble(block)) != nil
      {
        events.removeAll(keepingCapacity: true)
        continue
      }
      losses = [
        TapeLoss(
          cause: .damagedBlock,
          byteOffset: info.offset,
          byteCount: source.byteCount - min(source.byteCount, info.offset),
          events: isComplete ? blocks.reduce(0) { $0 + $1.count } - info.firstEvent + 1 : nil
        )
      ]
      blocks.removeSubrange(place...)
      return
    }
  }
}

extension TapeLoss {
  /// Whether it is what a recording leaves that did not end: nothing usable follows.
  var isOfEnd: Bool { cause == .missingIndex || cause == .torn }

  /// The same part of a tape, of which no event is lost.
  fileprivate var asMissingIndex: TapeLoss {
    TapeLoss(cause: .missingIndex, byteOffset: byteOffset, byteCount: byteCount, events: 0)
  }
}

extension BlockInfo {
  /// A block that stands for everything from this empty place to `next`; reading it finds that it is
  /// damaged.
  fileprivate func unreadable(to next: BlockInfo) -> BlockInfo {
    var info = self
    info.count = next.firstEvent - 1
    info.lastTime = next.firstTime
    info.byteCount = Int(min(next.offset - offset, UInt64(TapeFormat.longestBlock)))
    info.namesAdded = next.namesBefore - info.namesBefore
    return info
  }
}
