/// Where the blocks of a tape are: from its index or, without one, from the blocks themselves.
struct TapeLayout {
  private(set) var blocks: [BlockInfo] = []
  private(set) var losses: [TapeLoss] = []

  init(
    _ source: any ByteSource,
    salt: UInt64,
    blocksFrom start: UInt64,
    _ policy: ReadingPolicy
  ) throws(TapeError) {
    switch try TapeIndex.read(from: source, blocksFrom: start, salt: salt) {
    case .success(let index):
      blocks = index.blocks
    case .failure(let fault):
      guard policy != .strict else {
        throw TapeError(.damagedIndex, "the tape's index \(fault.reason)", at: source.byteCount)
      }
      var walk = BlockWalk(source, salt: salt, from: start)
      try walk.run()
      blocks = walk.blocks
      losses = [walk.loss]
    }
  }
}
