import SessionModel

/// What a journal holds, read at once from a file that others may be writing.
struct JournalContents {
  /// A stretch of a journal.
  enum Entry {
    case event(TimedEvent)
    /// So many events in a row are not there.
    case missing(Int)
  }

  let header: JournalHeader
  /// Whether a recorder is writing it.
  let isLive: Bool
  let names: NameTable
  /// Events that were refused and that no event tells of.
  let refused: UInt64
  private let rings: [UInt8]

  /// Reads the journal beside the tape at `path`; nil where there is none, or none that can be read.
  ///
  /// `isOurs` says that the caller holds the lock, and that nobody writes.
  init?(ofTape path: String, isOurs: Bool = false) throws(TapeError) {
    let path = JournalFormat.path(ofTape: path)
    guard let source = try FileSource.ifExists(path: path) else { return nil }
    // First: a journal that is given up later was whole when it was read.
    let isLive = !isOurs && source.isLocked
    let start = try source.read(at: 0, upTo: JournalFormat.recordsOffset)
    guard let header = try? JournalHeader(start) else { return nil }
    let rings = try source.read(at: 0, upTo: header.namesOffset)
    guard rings.count == header.namesOffset else { return nil }
    let rest = source.byteCount - UInt64(header.namesOffset)
    let names = try source.read(
      at: UInt64(header.namesOffset),
      upTo: Int(min(rest, UInt64(JournalContents.longestNames)))
    )
    self.init(header, rings, names, isLive: isLive)
  }

  /// A journal whose bytes are in memory.
  init(_ header: JournalHeader, _ rings: [UInt8], _ names: [UInt8], isLive: Bool) {
    self.header = header
    self.rings = rings
    self.isLive = isLive
    self.names = JournalNames.read(names, nonce: header.nonce)
    let word = rings.withUnsafeBytes {
      $0.loadUnaligned(fromByteOffset: JournalFormat.refusalsOffset, as: UInt64.self)
    }
    refused = Refusals.count(UInt64(littleEndian: word), header.nonce)
  }

  /// The most bytes of names that are read.
  static let longestNames = 256 << 20

  /// The events after number `last`, which the tape has, in order.
  ///
  /// Nothing follows the last event that is whole: what was not complete then was not accepted.
  func entries(after last: Int) -> [Entry] {
    let seals = wholeRecords(after: last)
    var entries: [Entry] = []
    entries.reserveCapacity(seals.count)
    var expected = last + 1
    for number in seals {
      guard let event = event(number) else { continue }
      if number > expected { entries.append(.missing(number - expected)) }
      entries.append(.event(event))
      expected = number + 1
    }
    return entries
  }

  /// The numbers after `last` whose records are whole, in order.
  private func wholeRecords(after last: Int) -> [Int] {
    var numbers: [Int] = []
    rings.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      for place in 0..<header.records {
        let address = base + JournalFormat.recordsOffset + place * JournalFormat.recordSize
        let seal = UInt64(littleEndian: address.loadUnaligned(as: UInt64.self))
        guard let number = number(UInt32(truncatingIfNeeded: seal), after: last),
          (number - 1) & (header.records - 1) == place
        else { continue }
        let record = JournalRecord(at: address)
        if seal == record.seal(number: UInt64(number), nonce: header.nonce) {
          numbers.append(number)
        }
      }
    }
    return numbers.sorted()
  }

  /// The number after `last` whose lower half is `low`; nil if it is not after it.
  private func number(_ low: UInt32, after last: Int) -> Int? {
    let distance = low &- UInt32(truncatingIfNeeded: last + 1)
    return distance < 1 << 31 ? last + 1 + Int(distance) : nil
  }

  /// The event of a whole record; nil where its long payload is not whole.
  private func event(_ number: Int) -> TimedEvent? {
    let place = (number - 1) & (header.records - 1)
    return rings.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return nil }
      let record = JournalRecord(
        at: base + JournalFormat.recordsOffset + place * JournalFormat.recordSize
      )
      guard let long = record.longPayload else { return try? record.event(payload: []) }
      let ring = UnsafeRawBufferPointer(rebasing: bytes[header.payloadsOffset..<header.namesOffset])
      let payload = long.bytes(in: ring)
      var checksum = Checksum(salt: header.nonce)
      checksum.update(payload)
      guard checksum.value == long.checksum, payload.count == long.byteCount else { return nil }
      return try? record.event(payload: payload)
    }
  }
}
