import SessionModel

/// The list of blocks at the end of a finished tape.
struct TapeIndex {
  var blocks: [BlockInfo] = []

  /// Bytes of the trailer: size of the body, its checksum, end marker.
  static let trailerSize = 12
  /// The fewest bytes an entry takes.
  private static let leastEntry = 13

  /// Body and trailer.
  func encoded(salt: UInt64) -> [UInt8] {
    var body = ByteWriter()
    body.bytes = TapeFormat.indexMarker
    body.write(count: blocks.count)
    var time: Int64 = 0
    for block in blocks {
      body.write(count: block.byteCount)
      body.write(count: block.count)
      body.write(varint: UInt64(block.firstTime.microseconds - time))
      body.write(varint: UInt64(block.lastTime.microseconds - block.firstTime.microseconds))
      body.write(count: block.namesAdded)
      body.write(fixed: block.closingDigest)
      time = block.lastTime.microseconds
    }
    let size = UInt32(body.bytes.count)
    let checksum = TapeIndex.checksum(body.bytes, size: size, salt: salt)
    body.write(fixed: size)
    body.write(fixed: checksum.value)
    return body.bytes + TapeFormat.endMarker
  }

  /// Reads a body whose blocks fill the file from `place`, an empty one, to `end`.
  init(body: [UInt8], blocksFrom place: BlockInfo, to end: UInt64) throws(MalformedBytes) {
    guard body.starts(with: TapeFormat.indexMarker) else {
      throw MalformedBytes("does not begin like one")
    }
    var reader = ByteReader(body, TapeFormat.indexMarker.count..<body.count)
    let count = try reader.readCount(ofSize: TapeIndex.leastEntry)
    blocks.reserveCapacity(count)
    var next = place
    for _ in 0..<count {
      try reader.readEntry(into: &next, before: end)
      blocks.append(next)
      next.moveOn()
    }
    try reader.expectEnd()
    guard next.offset == end else { throw MalformedBytes("does not cover the whole tape") }
  }

  init(blocks: [BlockInfo] = []) {
    self.blocks = blocks
  }

  static func checksum(_ body: [UInt8], size: UInt32, salt: UInt64) -> Checksum {
    var checksum = Checksum(salt: salt)
    checksum.update(body)
    var writer = ByteWriter()
    writer.write(fixed: size)
    checksum.update(writer.bytes)
    return checksum
  }
}

extension BlockInfo {
  /// An empty place before the first block, which begins at `offset`.
  static func beginning(at offset: UInt64) -> BlockInfo {
    BlockInfo(
      firstEvent: 1,
      count: 0,
      firstTime: .zero,
      lastTime: .zero,
      offset: offset,
      byteCount: 0,
      closingDigest: 0,
      namesBefore: WellKnownName.allCases.count,
      namesAdded: 0
    )
  }

  /// Becomes an empty place right after itself.
  mutating func moveOn() {
    firstEvent += count
    offset += UInt64(byteCount)
    namesBefore += namesAdded
    firstTime = lastTime
    (count, byteCount, namesAdded) = (0, 0, 0)
  }
}

extension ByteReader {
  fileprivate mutating func readEntry(
    into block: inout BlockInfo,
    before end: UInt64
  ) throws(MalformedBytes) {
    block.byteCount = try readVarint(as: UInt32.self, atMost: TapeFormat.longestBlock)
    block.count = try readVarint(as: UInt32.self, atMost: TapeFormat.mostEventsInBlock)
    block.firstTime = try readTime(after: block.lastTime)
    block.lastTime = try readTime(after: block.firstTime)
    block.namesAdded = try readVarint(as: UInt32.self, atMost: TapeFormat.mostNames)
    block.closingDigest = try readFixed(UInt64.self)
    guard block.byteCount > BlockHeader.fixedSize, block.count > 0,
      UInt64(block.byteCount) <= end - block.offset,
      block.namesAdded <= TapeFormat.mostInflation * block.byteCount,
      block.namesBefore + block.namesAdded <= TapeFormat.mostNames
    else { throw MalformedBytes("has an entry that cannot be") }
  }

  private mutating func readVarint(
    as type: UInt32.Type,
    atMost limit: Int
  ) throws(MalformedBytes) -> Int {
    let value = Int(try readVarint(as: type))
    guard value <= limit else { throw MalformedBytes("has a number above its limit") }
    return value
  }

  private mutating func readTime(after time: Time) throws(MalformedBytes) -> Time {
    let span = try readVarint(as: Int64.self)
    let (sum, overflow) = time.microseconds.addingReportingOverflow(span)
    guard !overflow else { throw MalformedBytes("has a time that is too large") }
    return Time(microseconds: sum)
  }
}
