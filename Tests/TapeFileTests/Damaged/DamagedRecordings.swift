import SessionModel

@testable import TapeFile

/// Everything under `recordings/damaged`.
///
/// The outcomes stand in the order strict, tail, prefix, salvage: an error, or the events that come
/// out and the losses that are stated.
enum DamagedRecordings {
  static let all = headers + ends + blocks + lies + journals

  private static let headers = [
    DamagedRecording(
      "empty-file",
      { _ in [] },
      "notATape",
      "notATape",
      "notATape",
      "notATape"
    ),
    DamagedRecording(
      "foreign-file",
      { _ in Array("0.000 push B\n".utf8) },
      "notATape",
      "notATape",
      "notATape",
      "notATape"
    ),
    DamagedRecording(
      "line-ends-converted",
      { sound in Array(sound.bytes[..<5] + [0x0A, 0x1A] + sound.bytes[8...]) },
      "notATape",
      "notATape",
      "notATape",
      "notATape"
    ),
    DamagedRecording(
      "header-cut-off",
      { Array($0.header[..<20]) },
      "damagedHeader",
      "damagedHeader",
      "damagedHeader",
      "damagedHeader"
    ),
    DamagedRecording(
      "header-flipped",
      { $0.bytes.flipped(at: 17) },
      "damagedHeader",
      "damagedHeader",
      "damagedHeader",
      "damagedHeader"
    ),
    DamagedRecording(
      "header-of-lying-length",
      { $0.bytes.flipped(at: 27, 0x7F) },
      "damagedHeader",
      "damagedHeader",
      "damagedHeader",
      "damagedHeader"
    ),
    DamagedRecording(
      "newer-version",
      { newer($0, version: 9, least: 9) },
      "needsNewerReader",
      "needsNewerReader",
      "needsNewerReader",
      "needsNewerReader"
    ),
    DamagedRecording(
      "newer-policy",
      { _ in TapeHeader.encode(body: [6, 9, 200, 0, 0, 0, 0, 0, 0, 0, 0], salt: 1) },
      "needsNewerReader",
      "needsNewerReader",
      "needsNewerReader",
      "needsNewerReader"
    ),
    DamagedRecording(
      "newer-version-for-old-readers",
      { newer($0, version: 9, least: 1) },
      "10",
      "10",
      "10",
      "10"
    ),
  ]

  private static let ends = [
    DamagedRecording(
      "header-only",
      { $0.header },
      "damagedIndex",
      "0, missingIndex 0",
      "0, missingIndex 0",
      "0, missingIndex 0"
    ),
    DamagedRecording(
      "no-index",
      { $0.unfinished },
      "damagedIndex",
      "10, missingIndex 0",
      "10, missingIndex 0",
      "10, missingIndex 0"
    ),
    DamagedRecording(
      "torn-index",
      { $0.bytes.dropLast(9) },
      "damagedIndex",
      "10, damagedIndex 0",
      "10, damagedIndex 0",
      "10, damagedIndex 0"
    ),
    DamagedRecording(
      "flipped-index",
      { $0.bytes.flipped(at: $0.unfinished.count + 6) },
      "damagedIndex",
      "10, damagedIndex 0",
      "10, damagedIndex 0",
      "10, damagedIndex 0"
    ),
    DamagedRecording(
      "torn-tail",
      { $0.unfinished.dropLast(7) },
      "damagedIndex",
      "8, torn 2",
      "8, torn 2",
      "8, torn 2"
    ),
    DamagedRecording(
      "trailing-bytes",
      { $0.bytes + Array("\n".utf8) },
      "damagedIndex",
      "10, trailingBytes 0",
      "10, trailingBytes 0",
      "10, trailingBytes 0"
    ),
    DamagedRecording(
      "written-twice",
      { $0.bytes + $0.bytes },
      "damagedIndex",
      "10, trailingBytes 0",
      "10, trailingBytes 0",
      "10, trailingBytes 0"
    ),
  ]

  private static let blocks = [
    DamagedRecording(
      "bad-first-block",
      { $0.bytes.flipped(at: Int($0.blocks[0].offset) + 40) },
      "damagedBlock",
      "6, damagedBlock 4",
      "0, damagedBlock 10",
      "6, damagedBlock 4"
    ),
    DamagedRecording(
      "bad-middle-block",
      { $0.bytes.flipped(at: Int($0.blocks[2].offset) - 3) },
      "damagedBlock",
      "6, damagedBlock 4",
      "4, damagedBlock 6",
      "6, damagedBlock 4"
    ),
    DamagedRecording(
      "bad-middle-header-and-no-index",
      { $0.unfinished.flipped(at: Int($0.blocks[1].offset) + 22) },
      "damagedIndex",
      "4, damagedBlock ?",
      "4, damagedBlock ?",
      "6, damagedBlock 4, missingIndex 0"
    ),
    DamagedRecording(
      "bad-first-header-and-no-index",
      { $0.unfinished.flipped(at: Int($0.blocks[0].offset) + 22) },
      "damagedIndex",
      "0, damagedBlock ?",
      "0, damagedBlock ?",
      "6, damagedBlock 4, missingIndex 0"
    ),
    DamagedRecording(
      "block-missing",
      { $0.header + $0.block(0) + $0.block(2) },
      "damagedIndex",
      "4, damagedBlock ?",
      "4, damagedBlock ?",
      "6, damagedBlock 4, missingIndex 0"
    ),
    DamagedRecording(
      "blocks-exchanged",
      { $0.header + $0.block(1) + $0.block(0) + $0.block(2) },
      "damagedIndex",
      "0, damagedBlock ?",
      "0, damagedBlock ?",
      "6, damagedBlock 4, damagedBlock 0, missingIndex 0"
    ),
    DamagedRecording(
      "block-twice",
      { $0.header + $0.block(0) + $0.block(0) + $0.block(1) },
      "damagedIndex",
      "4, damagedBlock ?",
      "4, damagedBlock ?",
      "8, damagedBlock 0, missingIndex 0"
    ),
    DamagedRecording(
      "foreign-block",
      { try $0.header + foreignBlock() + $0.block(2) },
      "damagedIndex",
      "0, damagedBlock ?",
      "0, damagedBlock ?",
      "2, damagedBlock 8, missingIndex 0"
    ),
    DamagedRecording(
      "hole-of-zeros",
      { sound in
        sound.header + sound.block(0) + [UInt8](repeating: 0, count: sound.blocks[1].byteCount)
          + sound.block(2)
      },
      "damagedIndex",
      "4, damagedBlock ?",
      "4, damagedBlock ?",
      "6, damagedBlock 4, missingIndex 0"
    ),
  ]

  /// Files whose checksums are right and whose numbers are not.
  private static let lies = [
    DamagedRecording(
      "more-events-than-columns",
      { try $0.header + $0.block(0, lying: { $0.eventCount += 1 }) },
      "damagedIndex",
      "0, damagedBlock 5, missingIndex 0",
      "0, damagedBlock ?",
      "0, damagedBlock 5, missingIndex 0"
    ),
    DamagedRecording(
      "stream-longer-than-declared",
      { try $0.header + $0.block(0, lying: { $0.tokensSize -= 1 }) },
      "damagedIndex",
      "0, damagedBlock 4, missingIndex 0",
      "0, damagedBlock ?",
      "0, damagedBlock 4, missingIndex 0"
    ),
    DamagedRecording(
      "stream-of-a-mebibyte-declared",
      { try $0.header + $0.block(0, lying: { $0.tokensSize = 1 << 20 }) },
      "damagedIndex",
      "0, damagedBlock ?",
      "0, damagedBlock ?",
      "0, damagedBlock ?"
    ),
    DamagedRecording(
      "stream-above-the-limit",
      { try $0.header + $0.block(0, lying: { $0.tokensSize = (1 << 20) + 1 }) },
      "damagedIndex",
      "0, damagedBlock ?",
      "0, damagedBlock ?",
      "0, damagedBlock ?"
    ),
    DamagedRecording(
      "trillions-of-events-before",
      { try $0.header + $0.block(1, lying: { $0.firstEvent = 1 << 47 }) },
      "damagedIndex",
      "0, damagedBlock ?",
      "0, damagedBlock ?",
      "0, damagedBlock ?"
    ),
    DamagedRecording(
      "names-it-does-not-have",
      { try $0.header + $0.block(0, lying: { $0.namesAdded += 1 }) },
      "damagedIndex",
      "4, damagedBlock 4, missingIndex 0",
      "0, damagedBlock ?",
      "4, damagedBlock 4, missingIndex 0"
    ),
    DamagedRecording(
      "half-a-million-names",
      { try $0.header + $0.block(0, lying: { $0.namesAdded = 1 << 19 }) },
      "damagedIndex",
      "0, damagedBlock ?",
      "0, damagedBlock ?",
      "0, damagedBlock ?"
    ),
    DamagedRecording(
      "half-a-million-names-before",
      { try $0.header + $0.block(1, lying: { $0.namesBefore = 1 << 19 }) },
      "damagedIndex",
      "0, damagedBlock ?",
      "0, damagedBlock ?",
      "0, damagedBlock ?"
    ),
    DamagedRecording(
      "half-a-million-names-in-the-index",
      { $0.tape(lying: { $0.namesAdded = 1 << 19 }) },
      "damagedIndex",
      "10, damagedIndex 0",
      "10, damagedIndex 0",
      "10, damagedIndex 0"
    ),
  ]

  private static let journals = [
    DamagedRecording(
      journal: "orphan-journal",
      { _ in try SoundRecording.orphan(20) },
      "damagedIndex",
      "20, missingIndex 0",
      "20, missingIndex 0",
      "20, missingIndex 0"
    ),
    DamagedRecording(
      journal: "torn-journal",
      { _ in
        var files = try SoundRecording.orphan(20)
        let place = JournalFormat.recordsOffset + 8 * JournalFormat.recordSize
        files.journal = files.journal?.flipped(at: place + 9)
        return files
      },
      "damagedIndex",
      "20, missingIndex 0, tornJournal 1",
      "8, missingIndex 0, tornJournal 12",
      "20, missingIndex 0, tornJournal 1"
    ),
    DamagedRecording(
      journal: "flipped-journal-header",
      { _ in
        var files = try SoundRecording.orphan(20)
        files.journal = files.journal?.flipped(at: 20)
        return files
      },
      "damagedIndex",
      "0, missingIndex 0",
      "0, missingIndex 0",
      "0, missingIndex 0"
    ),
    DamagedRecording(
      journal: "foreign-journal",
      { sound in
        DamagedRecording.Files(
          tape: sound.unfinished,
          journal: try SoundRecording.orphan(5).journal
        )
      },
      "damagedIndex",
      "10, missingIndex 0",
      "10, missingIndex 0",
      "10, missingIndex 0"
    ),
    DamagedRecording(
      journal: "cut-off-journal",
      { _ in
        var files = try SoundRecording.orphan(20)
        files.journal?.removeLast(6000)
        return files
      },
      "damagedIndex",
      "0, missingIndex 0",
      "0, missingIndex 0",
      "0, missingIndex 0"
    ),
  ]

  private static func newer(_ sound: SoundRecording, version: UInt8, least: UInt8) -> [UInt8] {
    var bytes = sound.bytes
    (bytes[8], bytes[10]) = (version, least)
    var checksum = Checksum()
    checksum.update(bytes, 0..<TapeHeader.checkedPrefix)
    checksum.update(bytes, TapeHeader.fixedSize..<sound.header.count)
    var stored = ByteWriter()
    stored.write(fixed: checksum.value)
    bytes.replaceSubrange(TapeHeader.checkedPrefix..<TapeHeader.fixedSize, with: stored.bytes)
    return bytes
  }

  /// The first block of a tape with another description, and so another salt.
  private static func foreignBlock() throws -> [UInt8] {
    var description = TapeDescription()
    description.seed = 1
    let events = [TimedEvent(.zero, .app(.active))]
    let bytes = try TapeWriter.bytes(of: events, names: NameTable(), description: description)
    let block = try TapeReader(bytes: bytes).blocks[0]
    return Array(bytes[Int(block.offset)...].prefix(block.byteCount))
  }
}
