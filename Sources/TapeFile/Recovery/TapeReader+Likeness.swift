extension TapeReader {
  /// How many blocks, from the first one on, hold the same events under the same names as those of
  /// `other` in their place: they are stored in the same bytes.
  ///
  /// Blocks that do not hold the same may still hold the same events, if the tapes are cut otherwise.
  ///
  /// - Throws: what reading a block throws.
  /// - Complexity: O(blocks), and O(bytes) of those that are alike; nothing is expanded.
  package func leadingBlocksAlike(_ other: TapeReader) throws(TapeError) -> Int {
    guard header.start == nil, other.header.start == nil,
      header.formatVersion == other.header.formatVersion
    else { return 0 }
    // What the index says tells most of what differs, without a look at the blocks.
    let candidates = zip(blocks, other.blocks).prefix { $0.isLike($1) }
    for (place, pair) in candidates.enumerated() {
      guard let one = try stored(pair.0), let another = try other.stored(pair.1),
        one.isLike(another)
      else { return place }
    }
    return candidates.count
  }
}

extension BlockInfo {
  /// Whether both say the same of a block, wherever it lies.
  fileprivate func isLike(_ other: BlockInfo) -> Bool {
    var moved = other
    moved.offset = offset
    return self == moved
  }
}

extension Block {
  /// Whether both hold the same; their checksums begin with the salts of their tapes.
  fileprivate func isLike(_ other: Block) -> Bool {
    var header = other.header
    header.payloadChecksum = self.header.payloadChecksum
    let size = header.payloadSize
    return self.header == header && bytes.suffix(size) == other.bytes.suffix(size)
  }
}
