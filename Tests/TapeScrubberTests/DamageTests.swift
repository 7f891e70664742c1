import SessionModel
import TapeFile
import TapeReplay
import TerminalKit
import Testing

@testable import TapeScrubber

@Suite("A tape that cannot be read everywhere")
struct DamageTests {
  @Test("is played around its hole, and the hole is told")
  func hole() throws {
    var model = ScrubberModel(try Self.damagedTape(), size: Layout.least)
    model.settle()
    var lost = 0
    for number in stride(from: 1, through: model.replayer.eventCount, by: 97) {
      model.go(to: "#\(number)")
      if model.moment.event == "(lost with its block)" { lost += 1 }
      #expect(model.view().size == Layout.least)
    }
    #expect(lost > 0)
    _ = model.update(.key(Key(.end)))
    #expect(model.session.touches.isEmpty)
  }

  @Test("is said to be so when it fails, and the player stays")
  func failure() throws {
    let source = FailingEvents(memory: try SampleSession.source(blockSize: 8), badBlock: 3)
    var model = ScrubberModel(source, size: Layout.least)
    model.settle()
    for key in [Key(.end), Key("n"), Key(.right, .control), Key(.home), Key("5"), Key("r")] {
      _ = model.update(.key(key))
      model.settle()
      _ = model.update(.tick(.seconds(1)))
      #expect(model.view().size == Layout.least)
    }
    model.go(to: "#28")
    #expect(model.notice.contains("bad block"))
  }

  /// Ten thousand touches in three blocks, of which a bit in the second is flipped.
  private static func damagedTape() throws -> TapeReader {
    let events = (0..<10_000).map { index in
      let phase: Touch.Phase = index % 10 == 0 ? .down : index % 10 == 9 ? .up : .move
      let position = Point(x: Double(index % 390), y: Double(index % 844))
      let touch = Touch(phase, id: 1, position: position)
      return TimedEvent(Time(microseconds: Int64(index) * 8000), .touch(touch))
    }
    var bytes = try TapeWriter.bytes(of: events, names: NameTable())
    let blocks = try TapeReader(bytes: bytes).blocks
    try #require(blocks.count > 2)
    bytes[Int(blocks[1].offset) + blocks[1].byteCount / 2] ^= 1
    return try TapeReader(bytes: bytes)
  }
}

/// Events of which one block cannot be read.
private struct FailingEvents: EventSource {
  struct BadBlock: Error, CustomStringConvertible {
    var description: String { "bad block" }
  }

  let memory: MemoryEvents
  let badBlock: Int

  var description: TapeDescription { memory.description }
  var names: NameTable { memory.names }
  var eventCount: Int { memory.eventCount }
  var eventBlocks: [EventBlock] { memory.eventBlocks }

  func readEvents(ofBlock index: Int, into events: inout [TimedEvent]) throws(BadBlock) {
    guard index != badBlock else { throw BadBlock() }
    memory.readEvents(ofBlock: index, into: &events)
  }
}
