import SessionModel
import TapeFile
import TestSupport

/// Tapes that many tests use.
enum SampleTapes {
  /// A few events of many kinds in one block of some hundred bytes.
  static func small() throws -> (bytes: [UInt8], events: [SpelledEvent]) {
    var random = RandomEvents(seed: 11)
    let events = random.events(24)
    let bytes = try TapeWriter.bytes(of: events, names: random.names)
    return (bytes, SpelledEvent.list(events, random.names))
  }

  /// Three blocks of little content: a flag that is put up again and again, by another name later.
  static func threeBlocks() throws -> (bytes: [UInt8], events: [SpelledEvent]) {
    var names = NameTable()
    var events: [TimedEvent] = []
    for place in 0..<(2 * TapeFormat.eventsPerBlock + 10) {
      let name = names.intern("flag\(place / TapeFormat.eventsPerBlock)")
      events.append(TimedEvent(Time(microseconds: Int64(place)), .flag(name, true)))
    }
    let bytes = try TapeWriter.bytes(of: events, names: names)
    return (bytes, SpelledEvent.list(events, names))
  }
}

extension TapeReader {
  /// The events of all blocks, spelled.
  func allEvents() throws -> [SpelledEvent] {
    let names = names
    return try blocks.indices.flatMap { SpelledEvent.list(try events(ofBlock: $0), names) }
  }

  /// Whether every block holds exactly the events that `events` has at its numbers, or none.
  func holdsNothingBut(_ events: [SpelledEvent]) throws -> Bool {
    for block in blocks.indices {
      let found = try self.events(ofBlock: block)
      let info = blocks[block]
      guard found.isEmpty || found.count == info.count, info.lastEvent <= events.count else {
        return false
      }
      // Names that were lost with their block are shown by number and not compared here.
      let times = events[(info.firstEvent - 1)..<info.lastEvent].map(\.time)
      guard found.isEmpty || found.map(\.time.microseconds) == times else { return false }
    }
    return true
  }
}
