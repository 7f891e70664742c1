/// What stands at the start of a journal.
struct JournalHeader: Equatable {
  /// A number no other journal has: records of an earlier journal in the same bytes do not match it.
  var nonce: UInt64
  /// The salt of the tape the journal belongs to.
  var salt: UInt64
  /// Records in the ring of events, a power of two.
  var records: Int
  /// Units in the ring of long payloads, a power of two.
  var units: Int

  /// Bytes of a header.
  static let size = 64

  /// Where the ring of long payloads begins.
  var payloadsOffset: Int { JournalFormat.recordsOffset + records * JournalFormat.recordSize }
  /// Where the names begin.
  var namesOffset: Int { payloadsOffset + units * JournalFormat.recordSize }

  func encoded() -> [UInt8] {
    var writer = ByteWriter()
    writer.write(fixed: nonce)
    writer.write(fixed: salt)
    writer.write(fixed: UInt32(records))
    writer.write(fixed: UInt32(units))
    writer.bytes += [UInt8](repeating: 0, count: JournalHeader.size - 16 - writer.bytes.count)
    var start = ByteWriter()
    start.bytes = JournalFormat.magic
    start.write(fixed: JournalFormat.version)
    start.write(fixed: JournalFormat.version)
    var checksum = Checksum()
    checksum.update(start.bytes)
    checksum.update(writer.bytes)
    start.write(fixed: checksum.value)
    return start.bytes + writer.bytes
  }

  /// Reads and checks the header at the start of `bytes`.
  init(_ bytes: [UInt8]) throws(MalformedBytes) {
    guard bytes.count >= JournalHeader.size, bytes.starts(with: JournalFormat.magic) else {
      throw MalformedBytes("does not begin like a journal")
    }
    var reader = ByteReader(bytes, 8..<JournalHeader.size)
    _ = try reader.readFixed(UInt16.self)
    let least = try reader.readFixed(UInt16.self)
    let expected = try reader.readFixed(UInt32.self)
    var checksum = Checksum()
    checksum.update(bytes, 0..<12)
    checksum.update(bytes, 16..<JournalHeader.size)
    guard checksum.value == expected else { throw MalformedBytes("does not match its checksum") }
    guard least <= JournalFormat.version else { throw MalformedBytes("is of a newer version") }
    nonce = try reader.readFixed(UInt64.self)
    salt = try reader.readFixed(UInt64.self)
    records = Int(try reader.readFixed(UInt32.self))
    units = Int(try reader.readFixed(UInt32.self))
    for size in [records, units] {
      guard JournalFormat.ringSizes.contains(size), size & (size - 1) == 0 else {
        throw MalformedBytes("declares a ring of \(size) records")
      }
    }
  }

  /// The header of a new journal; the rings are made at least as large as asked.
  init(nonce: UInt64, salt: UInt64, records: Int, units: Int) {
    self.nonce = nonce
    self.salt = salt
    self.records = JournalHeader.ringSize(records)
    self.units = JournalHeader.ringSize(units)
  }

  private static func ringSize(_ size: Int) -> Int {
    var power = JournalFormat.ringSizes.lowerBound
    while power < min(size, JournalFormat.ringSizes.upperBound) { power *= 2 }
    return power
  }
}
