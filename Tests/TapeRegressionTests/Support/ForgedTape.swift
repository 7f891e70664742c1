import SessionModel

@testable import TapeFile

/// A tape that is whole and yet not true: its checksums fit, its digests or keyframes lie.
struct ForgedTape {
  /// What is not as the events say.
  enum Lie: Sendable, CaseIterable {
    case nothing, closingDigest, keyframe
  }

  let bytes: [UInt8]

  /// Two blocks that hold `events`, the second of which lies.
  init(_ events: [TimedEvent], _ names: NameTable, _ lie: Lie) throws {
    let body = try TapeHeader.encodeFields(TapeDescription())
    let salt = Salt.derive(body: body, payload: [])
    var bytes = TapeHeader.encode(body: body, salt: salt)
    var sealer = try BlockSealer()
    var index = TapeIndex()
    var session = Session()
    var stranger = Session()
    var facts = NoFacts()
    stranger.apply(.flag(.main, true), at: .zero, telling: &facts)
    var named = WellKnownName.allCases.count
    for (place, half) in [events[..<(events.count / 2)], events[(events.count / 2)...]].enumerated()
    {
      let lies = place == 1
      var open = OpenBlock(opening: lies && lie == .keyframe ? stranger : session, names: named)
      named = names.count
      for timed in half {
        session.apply(timed.event, at: timed.time, telling: &facts)
        open.add(timed, at: session.now.microseconds, weighing: 0, names: named)
      }
      var closing = session
      if lies && lie == .closingDigest {
        closing.apply(.flag(.main, true), at: .zero, telling: &facts)
      }
      let block = try sealer.seal(open, names: names, closing: closing)
      index.blocks.append(block.header.info(at: UInt64(bytes.count)))
      bytes += block.encoded(salt: salt)
    }
    self.bytes = bytes + index.encoded(salt: salt)
  }
}
