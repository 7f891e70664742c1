internal import SessionModel

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
    let limit = block.header.namesBefore + block.header.namesAdded
    var directory = ByteReader(expanded, 0..<size)
    let timesSize = try directory.readCount()
    let sizesSize = try directory.readCount()
    let count = Int(block.header.eventCount)
    let kinds = try directory.readBytes(count)
    let timesStart = directory.position
    _ = try directory.readBytes(timesSize)
    _ = try directory.readBytes(sizesSize)
    var times = ByteReader(expanded, timesStart..<(timesStart + timesSize))
    var sizes = ByteReader(expanded, times.end..<(times.end + sizesSize))
    var start = sizes.end
    var time: Int64 = 0
    for kind in kinds {
      time = time &+ (try times.readZigzag())
      let payloadSize = Int(try sizes.readVarint(as: UInt32.self))
      guard payloadSize <= size - start else { throw MalformedBytes("ends too early") }
      var payload = ByteReader(expanded, start..<(start + payloadSize), nameLimit: limit)
      start += payloadSize
      let event = try payload.readEvent(kind: kind)
      try payload.expectEnd()
      events.append(TimedEvent(Time(microseconds: time), event))
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
