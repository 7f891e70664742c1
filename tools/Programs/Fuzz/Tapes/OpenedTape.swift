/// A tape taken apart into header, blocks and index, to be put together again with right checksums.
struct OpenedTape {
  /// Format version and least reader version, reducer version, salt: bytes 8 to 23.
  var numbers: [UInt8]
  var body: [UInt8]
  var blocks: [OpenedBlock]
  /// What follows the last block that could be opened: nil stands for an index of the blocks.
  var rest: [UInt8]?

  private static let magic: [UInt8] = [0x89, 0x54, 0x41, 0x50, 0x45, 0x0D, 0x0A, 0x1A]
  private static let indexMarker: [UInt8] = [0x1D, 0x49, 0x44, 0x58]
  private static let endMarker: [UInt8] = [0xED, 0x45, 0x4E, 0x44]

  init?(_ bytes: [UInt8]) {
    var feed = ByteFeed(bytes)
    guard feed.take(8) == OpenedTape.magic else { return nil }
    numbers = feed.take(16)
    let size = Int(feed.fixed(UInt32.self))
    _ = feed.take(4)
    guard size <= feed.remaining else { return nil }
    body = feed.take(size)
    blocks = []
    var rest = bytes[feed.position...]
    while let block = OpenedBlock(Array(rest)) {
      blocks.append(block)
      rest = rest.dropFirst(block.size)
    }
    self.rest = rest.starts(with: OpenedTape.indexMarker) ? nil : Array(rest)
  }

  var salt: UInt64 {
    var feed = ByteFeed(numbers)
    _ = feed.take(8)
    return feed.fixed(UInt64.self)
  }

  /// The header with its checksum.
  var header: [UInt8] {
    var start = OpenedTape.magic + numbers
    start.append(fixed: UInt32(body.count))
    let checksum = Zlib.checksum(start, body)
    start.append(fixed: checksum)
    return start + body
  }

  /// The index of blocks that were closed to `closed`, without its checksum.
  func index(of closed: [[UInt8]]) -> [UInt8] {
    var index = OpenedTape.indexMarker
    index.append(varint: UInt64(blocks.count))
    var time: UInt64 = 0
    for (block, bytes) in zip(blocks, closed) {
      index.append(varint: UInt64(bytes.count))
      index.append(varint: block.fields[0])
      index.append(varint: block.fields[2] &- time)
      index.append(varint: block.fields[3])
      index.append(varint: block.fields[5])
      index.append(fixed: block.digest)
      time = block.fields[2] &+ block.fields[3]
    }
    return index
  }

  /// Header, `closed` blocks, and `index` with its checksum.
  func closed(_ closed: [[UInt8]], index: [UInt8]) -> [UInt8] {
    let start = closed.reduce(header, +)
    if let rest { return start + rest }
    var size: [UInt8] = []
    size.append(fixed: UInt32(index.count))
    var trailer = size
    trailer.append(fixed: Zlib.checksum(Zlib.salted(salt), index, size))
    return start + index + trailer + OpenedTape.endMarker
  }

  /// The whole tape.
  func closed() -> [UInt8] {
    let closed = blocks.map { $0.closed(salt: salt) }
    return self.closed(closed, index: index(of: closed))
  }
}
