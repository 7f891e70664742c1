import SessionModel

@testable import TapeFile

/// A tape whose checksums all fit, and one of whose blocks may lie.
struct LyingTape {
  /// What is not as replaying the tape has it.
  enum Lie: Sendable, CaseIterable {
    case nothing, keyframe, closingDigest, event, closingTime
  }

  let bytes: [UInt8]

  /// `events` in blocks of `size`, of which number `liar`, from 0, lies.
  init(
    _ events: [TimedEvent],
    _ names: NameTable,
    blockSize size: Int,
    _ lie: Lie,
    in liar: Int
  ) throws {
    let body = try TapeHeader.encodeFields(TapeDescription())
    let salt = Salt.derive(body: body, payload: [])
    var bytes = TapeHeader.encode(body: body, salt: salt)
    var sealer = try BlockSealer()
    var index = TapeIndex()
    var session = Session()
    var facts = NoFacts()
    var named = WellKnownName.allCases.count
    for (place, first) in stride(from: 0, to: events.count, by: size).enumerated() {
      let lie = place == liar ? lie : .nothing
      var open = OpenBlock(opening: session, names: named)
      if lie == .keyframe { LyingTape.falsify(&open.opening) }
      named = names.count
      for timed in events[first..<min(first + size, events.count)] {
        session.apply(timed.event, at: timed.time, telling: &facts)
        open.add(timed, at: session.now.microseconds, weighing: 0, names: named)
      }
      if lie == .event { LyingTape.falsify(&session) }
      var closing = session
      if lie == .closingDigest { LyingTape.falsify(&closing) }
      if lie == .closingTime {
        closing.advance(to: closing.now + Interval(microseconds: 1), telling: &facts)
      }
      let block = try sealer.seal(open, names: names, closing: closing)
      index.blocks.append(block.header.info(at: UInt64(bytes.count)))
      bytes += block.encoded(salt: salt)
    }
    self.bytes = bytes + index.encoded(salt: salt)
  }

  private static func falsify(_ session: inout Session) {
    var facts = NoFacts()
    let isSet = session.flags.first { $0.name == Name(.main) }?.value ?? false
    session.apply(.flag(.main, !isSet), at: session.now, telling: &facts)
  }
}
