import SessionModel
import TestSupport
import Testing

@testable import TapeFile

@Suite("A tape of an older version")
struct OlderVersionTests {
  private func reader(_ bytes: [UInt8], _ policy: ReadingPolicy = .tail) throws -> TapeReader {
    TapeReader(try SealedTape(MemorySource(bytes: bytes), policy, Version0.chain))
  }

  private func current(_ events: [TimedEvent], _ names: NameTable) throws -> [UInt8] {
    var description = TapeDescription()
    description.writer = "old app"
    return try TapeWriter.bytes(of: events, names: names, description: description)
  }

  // [F-12]
  @Test("is read as the current one, whatever its events", arguments: 0..<60)
  func upcast(seed: UInt64) throws {
    var random = RandomEvents(seed: seed)
    let events = random.events(seed == 0 ? 9000 : random.below(300))
    let bytes = try current(events, random.names)
    let old = try reader(Version0.written(bytes), .strict)
    try old.readEverything()
    #expect(try old.allEvents() == SpelledEvent.list(events, random.names))
    #expect(old.header.formatVersion == 0)
    #expect(old.description.writer == "old app")
    let new = try TapeReader(bytes: bytes)
    for block in new.blocks.indices {
      let keyframes = try (old.keyframe(ofBlock: block), new.keyframe(ofBlock: block))
      // Bit for bit: a NaN equals itself.
      #expect(keyframes.0?.encoded() == keyframes.1?.encoded())
    }
    #expect(try TapeInspection.faults(of: old).isEmpty)
  }

  // [F-13]
  @Test("is written as the current one when it is copied")
  func copy() throws {
    var random = RandomEvents(seed: 5)
    let events = random.events(200)
    let bytes = try current(events, random.names)
    let sink = MemorySink()
    try TapeRepair.repair(reader(Version0.written(bytes)), to: sink)
    #expect(sink.bytes == bytes)
  }

  // [F-12]
  @Test("that was stored long ago is read as it was then")
  func stored() throws {
    let touches: [Touch.Phase] = [.down, .move, .up, .down, .cancel]
    let events = touches.enumerated().map { place, phase in
      let touch = Touch(phase, id: 1, position: Point(x: Double(place), y: 8))
      return TimedEvent(Time(microseconds: Int64(place) * 8000), .touch(touch))
    }
    let written = try Version0.written(current(events, NameTable()))
    let shown = written.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    let old = try? reader(OlderVersionTests.bytes(OlderVersionTests.storedTape), .strict)
    let found = try? old?.events(ofBlock: 0)
    #expect(found == events, "it would be written as \(shown)")
  }

  /// A tape of version 0, written once and never again.
  private static let storedTape = """
    89544150450d0a1a0000000015a900d04b87253a076f6c6420617070b5b21b39
    b1424c4b2a43ce08fdd453784fe65250c219ec290e05010080fa012500020032
    3c030103000dc9c10d00210cc440ef42023f288152ae13e8bf8a8bfc19c90981
    5858dd591a27982f84dcfaa72dd1440d8b0bb84aef123f8002001d494458015a
    050080fa01004fe65250c219ec291400000052710da0ed454e44
    """

  private static func bytes(_ text: String) -> [UInt8] {
    let digits = text.utf8.compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
    return stride(from: 0, to: digits.count - 1, by: 2).map {
      UInt8(digits[$0] * 16 + digits[$0 + 1])
    }
  }

  // [F-12]
  @Test("that nothing turns into the current one is refused, with both versions named")
  func unknown() throws {
    var bytes = TapeHeader.encode(body: [], salt: 1)
    bytes[8] = 0
    bytes.replaceSubrange(28..<32, with: HeaderBytes.checksum(of: bytes))
    let error = #expect(throws: TapeError.self) { try TapeReader(bytes: bytes) }
    #expect(error?.code == .unknownVersion)
    #expect(error?.message.contains("version 0") == true)
    #expect(error?.message.contains("version 1") == true)
  }

  // [F-3]
  @Test("with any one bit flipped gives an error or what is undamaged, with the loss stated")
  func flips() throws {
    let (bytes, events) = try SampleTapes.small()
    let old = try Version0.written(bytes)
    for bit in 0..<(old.count * 8) {
      var damaged = old
      damaged[bit / 8] ^= 1 << UInt8(bit % 8)
      guard let reader = try? reader(damaged) else { continue }
      let found = try reader.blocks.indices.flatMap { try reader.events(ofBlock: $0) }
      #expect(found.isEmpty || found == events)
      #expect(!reader.losses.isEmpty)
    }
  }
}

/// Headers that no writer of this version makes.
enum HeaderBytes {
  /// The checksum that belongs to the header `bytes`, which has no body.
  static func checksum(of bytes: [UInt8]) -> [UInt8] {
    var checksum = Checksum()
    checksum.update(bytes, 0..<TapeHeader.checkedPrefix)
    checksum.update(bytes, TapeHeader.fixedSize..<bytes.count)
    var writer = ByteWriter()
    writer.write(fixed: checksum.value)
    return writer.bytes
  }
}
