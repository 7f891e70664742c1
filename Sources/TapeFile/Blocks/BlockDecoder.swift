import SessionModel

/// Turns the columns of a block back into events; its memory is reused from block to block.
///
/// Unchecked: a reader hands a decoder to one thread at a time.
final class BlockDecoder: @unchecked Sendable {
  private let inflater: Inflater
  private var expanded: [UInt8] = []

  init() throws(TapeError) {
    inflater = try Inflater()
  }

  /// Appends the events of `block`.
  func decode(_ block: Block, into events: inout [TimedEvent]) throws(MalformedBytes) {
    let size = Int(block.header.tokensSize)
    try inflater.expand(block.bytes, block.tokens, to: size, into: &expanded)
    let columns = try ColumnDirectory(expanded, size: size, noise: block.bytes, block.noise)
    var rows = try BlockRows(
      columns,
      count: Int(block.header.eventCount),
      from: block.header.firstTime,
      nameLimit: block.header.namesBefore + block.header.namesAdded
    )
    let count = Int(block.header.eventCount)
    try events.append(addingCapacity: count) { (events) throws(MalformedBytes) in
      try rows.append(to: &events)
    }
  }

  /// The names and the keyframe of `block`.
  func preamble(_ block: Block) throws(MalformedBytes) -> Preamble {
    let size = Int(block.header.preambleSize)
    try inflater.expand(block.bytes, block.preamble, to: size, into: &expanded)
    return try Preamble(
      ByteReader(expanded, 0..<size),
      names: Int(block.header.namesAdded)
    )
  }
}
