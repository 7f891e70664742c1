import Interchange
import SessionModel
import TapeFile

/// The laws of every import.
enum ImportCheck {
  /// The tape that `bytes` give; nil where they are refused.
  static func tape(_ bytes: [UInt8], _ options: ImportOptions) throws -> ImportedTape? {
    let tape: ImportedTape
    do throws(ImportError) {
      tape = try TouchImporter(options).tape(from: bytes)
    } catch {
      try require(error.line >= 0 && !error.message.isEmpty, "an error says nothing")
      return nil
    }
    _ = tape.report.lines
    try checkTouches(tape.events)
    try checkTape(tape)
    return tape
  }

  /// Every finger lands once and goes once, in order of time.
  private static func checkTouches(_ events: [TimedEvent]) throws {
    var down: Set<Int32> = []
    var seen: Set<Int32> = []
    var last = Time.zero
    for timed in events {
      try require(timed.time >= last, "time runs backwards at \(timed.time)")
      last = timed.time
      guard case .touch(let touch) = timed.event else { continue }
      switch touch.phase {
      case .down:
        try require(seen.insert(touch.id).inserted, "finger \(touch.id) lands twice")
        down.insert(touch.id)
      case .move:
        try require(down.contains(touch.id), "finger \(touch.id) moves in the air")
      case .up, .cancel:
        try require(down.remove(touch.id) != nil, "finger \(touch.id) goes twice")
      }
      try require(
        touch.position.map { $0.x.isFinite && $0.y.isFinite } ?? true,
        "finger \(touch.id) is nowhere"
      )
    }
    try require(down.isEmpty, "fingers stay: \(down.sorted())")
  }

  private static func checkTape(_ tape: ImportedTape) throws {
    let bytes = try TapeWriter.bytes(
      of: tape.events,
      names: tape.names,
      description: tape.description
    )
    let reader = try TapeReader(bytes: bytes, policy: .strict)
    let read = try reader.blocks.indices.flatMap { try reader.events(ofBlock: $0) }
    try require(read.count == tape.events.count, "the tape has another number of events")
    try require(reader.description == tape.description, "the tape has another description")
    for (mine, other) in zip(read, tape.events) {
      try require(mine == other, "the tape has \(mine) for \(other)")
    }
  }
}
