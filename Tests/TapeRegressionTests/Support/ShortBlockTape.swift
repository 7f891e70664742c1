import SessionModel

@testable import TapeFile

/// A tape whose blocks are as short as a test wants them.
struct ShortBlockTape {
  let bytes: [UInt8]

  /// A tape of `events`, `blockSize` to a block.
  init(
    _ events: [TimedEvent],
    _ names: NameTable,
    _ description: TapeDescription,
    blockSize: Int
  ) throws {
    let body = try TapeHeader.encodeFields(description)
    let salt = Salt.derive(body: body, payload: events.isEmpty ? [] : [UInt8(blockSize & 255)])
    var bytes = TapeHeader.encode(body: body, salt: salt)
    var sealer = try BlockSealer()
    var index = TapeIndex()
    var session = Session(policies: description.policies)
    var facts = NoFacts()
    var named = WellKnownName.allCases.count
    for start in stride(from: 0, to: events.count, by: blockSize) {
      var open = OpenBlock(opening: session, names: named)
      named = names.count
      for timed in events[start..<min(start + blockSize, events.count)] {
        session.apply(timed.event, at: timed.time, telling: &facts)
        open.add(timed, at: session.now.microseconds, weighing: 0, names: named)
      }
      let block = try sealer.seal(open, names: names, closing: session)
      index.blocks.append(block.header.info(at: UInt64(bytes.count)))
      bytes += block.encoded(salt: salt)
    }
    self.bytes = bytes + index.encoded(salt: salt)
  }

  var reader: TapeReader {
    get throws { try TapeReader(bytes: bytes, policy: .strict) }
  }
}
