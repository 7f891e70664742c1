import SessionModel

/// Looks into a journal for single events while a recorder writes it.
struct JournalWatch {
  private let source: FileSource
  private let header: JournalHeader
  private var names: NameTable

  /// Events that are read at once.
  private static let longestRun = 256

  /// Opens the journal beside the tape at `path`; nil where there is none, or none that can be read.
  init?(ofTape path: String) throws(TapeError) {
    let path = JournalFormat.path(ofTape: path)
    guard let source = try FileSource.ifExists(path: path) else { return nil }
    guard let header = try? JournalHeader(source.read(at: 0, upTo: JournalHeader.size)) else {
      return nil
    }
    self.source = source
    self.header = header
    names = NameTable()
  }

  /// The tape that it belongs to.
  var salt: UInt64 { header.salt }

  /// Tells the journal from those before and after it.
  var nonce: UInt64 { header.nonce }

  /// Whether a recorder holds it and it is still the same journal.
  func isLive() throws(TapeError) -> Bool {
    // A recorder may live on when its recording has ended, and with it the lock.
    guard source.isLocked, source.hasName else { return false }
    let start = try source.read(at: 0, upTo: JournalHeader.size)
    return (try? JournalHeader(start)) == header
  }

  /// Whether the event after number `last` has left its place for a later one.
  func hasPassed(_ last: Int) throws(TapeError) -> Bool {
    let seal = try source.read(at: UInt64(offset(of: last + 1)), upTo: 8)
    guard seal.count == 8 else { return true }
    let low = seal[..<4].reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    let distance = low &- UInt32(truncatingIfNeeded: last + 1)
    return distance > 0 && distance < 1 << 31
  }

  /// The next events after number `last`, spelled by `table`; none if they are not there.
  mutating func events(
    after last: Int,
    spelledBy table: inout NameTable
  ) throws(TapeError) -> [TimedEvent] {
    guard try read(last + 1, count: 1).isEmpty == false else { return [] }
    let left = header.records - last % header.records
    var events = try read(last + 1, count: min(left, JournalWatch.longestRun))
    for place in events.indices where try !spell(&events[place].event, by: &table) {
      // The journal has been begun anew since: the tape has the event, with its names.
      return Array(events[..<place])
    }
    return events
  }

  private func offset(of number: Int) -> Int {
    JournalFormat.recordsOffset + (number - 1) % header.records * JournalFormat.recordSize
  }

  /// The events from number `first` on that are whole, at most `count`.
  private func read(_ first: Int, count: Int) throws(TapeError) -> [TimedEvent] {
    let bytes = try source.read(
      at: UInt64(offset(of: first)),
      upTo: count * JournalFormat.recordSize
    )
    var events: [TimedEvent] = []
    for place in 0..<(bytes.count / JournalFormat.recordSize) {
      let (record, seal) = bytes.withUnsafeBytes { bytes in
        let start = place * JournalFormat.recordSize
        let part = UnsafeRawBufferPointer(
          rebasing: bytes[start..<(start + JournalFormat.recordSize)]
        )
        return (part.baseAddress.map(JournalRecord.init), part.loadUnaligned(as: UInt64.self))
      }
      guard let record,
        UInt64(littleEndian: seal)
          == record.seal(number: UInt64(first + place), nonce: header.nonce),
        let event = try event(of: record)
      else { break }
      events.append(event)
    }
    return events
  }

  /// The event of a whole record; nil where its long payload is not whole, or not there any more.
  private func event(of record: JournalRecord) throws(TapeError) -> TimedEvent? {
    guard let long = record.longPayload else { return try? record.event(payload: []) }
    let size = header.units * JournalFormat.recordSize
    let start = long.unit * JournalFormat.recordSize
    guard start < size, long.byteCount <= size else { return nil }
    let first = min(long.byteCount, size - start)
    var payload = try source.read(at: UInt64(header.payloadsOffset + start), upTo: first)
    payload += try source.read(at: UInt64(header.payloadsOffset), upTo: long.byteCount - first)
    var checksum = Checksum(salt: header.nonce)
    checksum.update(payload)
    guard checksum.value == long.checksum, payload.count == long.byteCount else { return nil }
    return try? record.event(payload: payload)
  }

  /// Replaces the journal's names by those of `table`; false where they are gone.
  private mutating func spell(
    _ event: inout Event,
    by table: inout NameTable
  ) throws(TapeError) -> Bool {
    var last: UInt32 = 0
    event.replaceNames { name in
      last = max(last, name.index)
      return name
    }
    if last >= UInt32(names.count) { try readNames() }
    if last >= UInt32(names.count) {
      // A name of another table, which nobody can spell.
      guard try isLive() else { return false }
    }
    event.replaceNames { table.intern(names[$0]) }
    return true
  }

  private mutating func readNames() throws(TapeError) {
    let source = try source.grown()
    let start = UInt64(header.namesOffset)
    let size = source.byteCount - min(start, source.byteCount)
    let limit = UInt64(JournalContents.longestNames)
    let bytes = try source.read(at: start, upTo: Int(min(size, limit)))
    let read = JournalNames.read(bytes, nonce: header.nonce)
    if read.count > names.count { names = read }
  }
}
