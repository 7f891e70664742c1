import SessionModel
import TestSupport

@testable import TapeFile

/// The tape that damaged recordings were before they were damaged: blocks of 4, 4 and 2 events.
struct SoundRecording: Sendable {
  let bytes: [UInt8]
  let events: [TimedEvent]
  let blocks: [BlockInfo]
  let salt: UInt64

  static let made = Result { try SoundRecording() }

  private init() throws {
    let sink = MemorySink()
    let writer = try TapeWriter(to: sink, description: TapeDescription())
    var names = NameTable()
    for place in 0..<10 {
      if place % 4 == 0 { try writer.sealOpenBlock() }
      let flag = Event.flag(names.intern("flag\(place / 4)"), true)
      let event = TimedEvent(Time(microseconds: Int64(place) * 500_000), flag)
      try writer.append(event, names: names)
    }
    try writer.finish()
    bytes = sink.bytes
    let reader = try TapeReader(bytes: bytes)
    events = try reader.blocks.indices.flatMap { try reader.events(ofBlock: $0) }
    blocks = reader.blocks
    salt = reader.header.salt
  }

  /// The header alone.
  var header: [UInt8] { Array(bytes[..<Int(blocks[0].offset)]) }

  /// The bytes of the block at place `block`.
  func block(_ block: Int) -> [UInt8] {
    let start = Int(blocks[block].offset)
    return Array(bytes[start..<(start + blocks[block].byteCount)])
  }

  /// The tape as a recorder leaves it that did not come to the end.
  var unfinished: [UInt8] { header + block(0) + block(1) + block(2) }

  /// Index and trailer.
  var index: [UInt8] { Array(bytes[unfinished.count...]) }

  /// The block at place `block` with a header of which something is not true, and right checksums.
  func block(_ place: Int, lying lie: (inout BlockHeader) -> Void) throws -> [UInt8] {
    let stored = block(place)
    var header = try BlockHeader(stored, salt: salt)
    let payload = Array(stored[header.size...])
    lie(&header)
    return BlockSealer.Sealed(header: header, payload: payload).encoded(salt: salt)
  }

  /// The tape with an index in which something about the first block is not true.
  func tape(lying lie: (inout BlockInfo) -> Void) -> [UInt8] {
    var index = TapeIndex()
    index.blocks = blocks
    lie(&index.blocks[0])
    return unfinished + index.encoded(salt: salt)
  }

  /// What a recorder leaves that was killed after `count` events, none of them in a block yet.
  static func orphan(_ count: Int) throws -> DamagedRecording.Files {
    let folder = try TemporaryFolder()
    let path = folder.path("a.tape")
    do {
      let tape = try JournaledTape(
        path: path,
        description: TapeDescription(),
        replacing: false,
        appending: false,
        capacity: (64, 64),
        policy: .never
      )
      for place in 0..<count {
        let name = tape.journal.name("flag\(place % 2)")
        _ = tape.journal.append(.flag(name, true), at: Time(microseconds: Int64(place)))
      }
    }
    let journal = try folder.bytes("a.tape.journal")
    let used = journal.lastIndex { $0 != 0 } ?? 0
    return DamagedRecording.Files(
      tape: try folder.bytes("a.tape"),
      journal: Array(journal[...used])
    )
  }
}

extension [UInt8] {
  /// The bytes with some bits of one flipped.
  func flipped(at place: Int, _ bits: UInt8 = 0x40) -> [UInt8] {
    var damaged = self
    damaged[place] ^= bits
    return damaged
  }
}
