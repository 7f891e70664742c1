import SessionModel
import TapeFile
import TestSupport

/// Tapes that many tests use, with their events as the tape numbers the names.
enum SampleTapes {
  /// A few events of many kinds in one block of some hundred bytes.
  static func small() throws -> (bytes: [UInt8], events: [TimedEvent]) {
    var random = RandomEvents(seed: 11)
    var events = random.events(16)
    // NaN is not equal to itself; the round trips look at it.
    events.removeAll { $0 != $0 }
    return try tape(events, random.names)
  }

  /// Three blocks of little content: a flag that is put up again and again, by another name later.
  static func threeBlocks() throws -> (bytes: [UInt8], events: [TimedEvent]) {
    var names = NameTable()
    let size = TapeFormat.eventsBeforeTimeCut
    let events = (0..<(2 * size + 10)).map { place in
      let time = Int64(place) + Int64(place / size) * TapeFormat.timeCut
      let name = names.intern("flag\(place / size)")
      return TimedEvent(Time(microseconds: time), .flag(name, true))
    }
    return try tape(events, names)
  }

  private static func tape(
    _ events: [TimedEvent],
    _ names: NameTable
  ) throws -> (bytes: [UInt8], events: [TimedEvent]) {
    let bytes = try TapeWriter.bytes(of: events, names: names)
    let reader = try TapeReader(bytes: bytes)
    return (bytes, try reader.blocks.indices.flatMap { try reader.events(ofBlock: $0) })
  }
}

extension TapeReader {
  /// The events of all blocks, spelled.
  func allEvents() throws -> [SpelledEvent] {
    let names = names
    return try blocks.indices.flatMap { SpelledEvent.list(try events(ofBlock: $0), names) }
  }
}
