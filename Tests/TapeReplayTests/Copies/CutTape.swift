import SessionModel
import TapeFile

/// A tape of several blocks in which everything may happen, and what is cut from it.
struct CutTape {
  let bytes: [UInt8]
  let reader: TapeReader
  let events: [TimedEvent]

  /// A block of it is full after these many events: an hour passes.
  private static let pause = 1100

  init(seed: UInt64, count: Int = 2600) throws {
    var random = RandomSession(seed: seed)
    let events = random.events(count).enumerated().map { place, event in
      let hours = Int64(place / CutTape.pause) * 3_600_000_000
      return TimedEvent(event.time + Interval(microseconds: hours), event.event)
    }
    var description = TapeDescription()
    description.writer = "test"
    description.policies[.restLimit] = 0.25
    bytes = try TapeWriter.bytes(of: events, names: random.names, description: description)
    reader = try TapeReader(bytes: bytes)
    self.events = try reader.blocks.indices.flatMap { [reader] in try reader.events(ofBlock: $0) }
  }

  /// The bytes of the tape of the events `numbers`.
  func cut(_ numbers: Range<Int>) throws -> [UInt8] {
    let sink = MemorySink()
    try TapeCut.cut(numbers, of: reader, named: "whole.tape", to: sink)
    return sink.bytes
  }
}
