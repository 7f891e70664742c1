package import SessionModel
import Synchronization

/// The ring of events that were accepted but are not in the tape yet, in memory that outlives the
/// process.
///
/// Any thread appends, without locks; one thread takes events out and frees their places once the tape
/// has them. Unchecked: a place is written by the one thread that reserved it and read by others only
/// after its first word says that it is whole.
package final class EventJournal: @unchecked Sendable {
  let file: any JournalMedium
  let header: JournalHeader
  private let base: UnsafeMutableRawPointer
  /// What was reserved so far: bit 63 says that no more is accepted, bits 24 to 62 are the number of
  /// the last event, the others the place in the ring of long payloads.
  private let reserved: LoneAtomic
  /// What was freed so far, in the same form.
  private let freed: LoneAtomic
  private let refusals = Refusals()
  private let buffers = PayloadBuffers()
  /// The checksum of a payload that begins.
  private let emptyChecksum: Checksum
  private let names: Mutex<JournalNames>
  /// Why events are refused at the moment.
  private let cause: Atomic<UInt32>
  /// Why the events were refused that nobody was told of.
  private let untoldCause: Atomic<UInt32>

  private static let closed: UInt64 = 1 << 63
  private static let unitMask: UInt64 = (1 << JournalFormat.unitBits) - 1

  /// The causes of losses.
  let fullCause: Name
  let diskCause: Name
  let tooLargeCause: Name

  /// A journal in `file`, which has started, for the events after number `last`; its names take
  /// `nameLimit` bytes at most.
  init(
    _ file: any JournalMedium,
    _ header: JournalHeader,
    at base: UnsafeMutableRawPointer,
    after last: Int,
    nameLimit: Int = .max
  ) {
    self.file = file
    self.header = header
    self.base = base
    let start = UInt64(last) << JournalFormat.unitBits
    reserved = LoneAtomic(start)
    freed = LoneAtomic(start)
    emptyChecksum = Checksum(salt: header.nonce)
    var names = JournalNames(file, header, limit: nameLimit)
    fullCause = names.intern("recorderFull")
    diskCause = names.intern("diskFull")
    tooLargeCause = names.intern("eventTooLarge")
    cause = Atomic(fullCause.index)
    untoldCause = Atomic(fullCause.index)
    self.names = Mutex(names)
  }

  /// The name spelled `spelling`, which a crash does not lose either.
  package func name(_ spelling: String) -> Name {
    names.withLock { $0.intern(spelling) }
  }

  /// Accepts `event`, or refuses and counts it; allocates nothing.
  package func append(_ event: Event, at time: Time) -> Bool {
    var rank = JournalRank.essential
    if let record = JournalRecord(event, at: time, rank: &rank) { return put(record, rank) }
    return buffers.lend { payload in
      var record = JournalRecord(event, at: time, payload: &payload, rank: &rank)
      return payload.bytes.withUnsafeBytes { put(&record, $0, rank) }
    }
  }

  /// Accepts no more; false if that was so already.
  package func close() -> Bool {
    let before = reserved.word.bitwiseOr(EventJournal.closed, ordering: .acquiringAndReleasing)
    return before.oldValue & EventJournal.closed == 0
  }
}

// MARK: - Appending

extension EventJournal {
  /// Places in the two rings that belong to one thread until it commits.
  private struct Place {
    var number: UInt64
    var unit: Int
  }

  /// Units of the longest payload: a tape's longest one, if the ring is large enough for four.
  private var longestPayload: Int {
    min(header.units / 4, LongPayload.units(TapeFormat.longestEvent))
  }

  @inline(__always)
  private func put(_ record: JournalRecord, _ rank: JournalRank) -> Bool {
    guard let place = place(for: 0, record.time, rank) else { return false }
    commit(record, number: place.number)
    return true
  }

  /// Accepts `record`, whose payload is `payload` unless that is empty.
  private func put(
    _ record: inout JournalRecord,
    _ payload: UnsafeRawBufferPointer,
    _ rank: JournalRank
  ) -> Bool {
    let units = LongPayload.units(payload.count)
    guard units <= longestPayload else {
      refuse(0, rank, because: tooLargeCause)
      return false
    }
    guard let place = place(for: units, record.time, rank) else { return false }
    if !payload.isEmpty { record.longPayload = store(payload, at: place.unit) }
    commit(record, number: place.number)
    return true
  }

  /// A place for an event; nil, and the event counts as refused, where there is none.
  ///
  /// Events that were refused before are told of first.
  @inline(__always)
  private func place(for units: Int, _ time: UInt64, _ rank: JournalRank) -> Place? {
    let lost = refusals.take()
    guard var place = reserve(lost > 0 ? 2 : 1, units, rank) else {
      refuse(lost, rank, because: Name(index: cause.load(ordering: .relaxed)))
      return nil
    }
    if lost > 0 {
      refusals.clearMirror(mirror, header.nonce)
      tell(lost, at: time, number: place.number)
      place.number += 1
    }
    return place
  }

  /// Counts a refused event, and `lost` ones that nobody could be told of; after the end there is
  /// nobody to tell.
  private func refuse(_ lost: UInt64, _ rank: JournalRank, because cause: Name) {
    let isClosed = reserved.word.load(ordering: .relaxed) & EventJournal.closed != 0
    guard !isClosed || lost > 0 else { return }
    untoldCause.store(cause.index, ordering: .relaxed)
    refusals.add(lost + (isClosed ? 0 : 1), of: rank, to: mirror, nonce: header.nonce)
  }

  /// The places that only events of a higher rank may take.
  private func kept(from rank: JournalRank) -> UInt64 {
    switch rank {
    case .sample: UInt64(header.records / 4)
    case .move: UInt64(header.records / 8)
    case .essential: 0
    }
  }

  @inline(__always)
  private func reserve(_ count: UInt64, _ units: Int, _ rank: JournalRank) -> Place? {
    let room = UInt64(header.records) - kept(from: rank)
    var old = reserved.word.load(ordering: .relaxed)
    while true {
      let free = freed.word.load(ordering: .acquiring)
      guard old & EventJournal.closed == 0 else { return nil }
      let last = old >> JournalFormat.unitBits
      guard last + count <= free >> JournalFormat.unitBits + room else { return nil }
      let unit = old & EventJournal.unitMask
      let taken = (unit &- free) & EventJournal.unitMask
      guard units == 0 || taken + UInt64(units) <= UInt64(header.units) else { return nil }
      let next =
        (last + count) << JournalFormat.unitBits
        | ((unit + UInt64(units)) & EventJournal.unitMask)
      let (exchanged, now) = reserved.word.weakCompareExchange(
        expected: old,
        desired: next,
        ordering: .acquiringAndReleasing
      )
      if exchanged { return Place(number: last + 1, unit: Int(unit) & (header.units - 1)) }
      old = now
    }
  }

  private func tell(_ lost: UInt64, at time: UInt64, number: UInt64) {
    let cause = Name(index: untoldCause.load(ordering: .relaxed))
    let event = Event.lost(count: lost, cause: cause)
    let time = Time(microseconds: Int64(bitPattern: time))
    buffers.lend { payload in
      var rank = JournalRank.essential
      let record = JournalRecord(event, at: time, payload: &payload, rank: &rank)
      commit(record, number: number)
    }
  }

  private func store(_ payload: UnsafeRawBufferPointer, at unit: Int) -> LongPayload {
    let ring = base + header.payloadsOffset
    let size = header.units * JournalFormat.recordSize
    let start = unit * JournalFormat.recordSize
    let first = min(payload.count, size - start)
    if let bytes = payload.baseAddress {
      (ring + start).copyMemory(from: bytes, byteCount: first)
      if first < payload.count {
        ring.copyMemory(from: bytes + first, byteCount: payload.count - first)
      }
    }
    var checksum = emptyChecksum
    checksum.update(payload)
    return LongPayload(unit: unit, byteCount: payload.count, checksum: checksum.value)
  }

  @inline(__always)
  private func commit(_ record: JournalRecord, number: UInt64) {
    let address = address(of: number)
    record.store(to: address)
    let seal = record.seal(number: number, nonce: header.nonce).littleEndian
    word(at: address).pointee.store(seal, ordering: .releasing)
  }

  @inline(__always)
  private func address(of number: UInt64) -> UnsafeMutableRawPointer {
    let place = Int((number &- 1) & UInt64(header.records - 1))
    return base + JournalFormat.recordsOffset + place * JournalFormat.recordSize
  }

  @inline(__always)
  private func word(at address: UnsafeMutableRawPointer) -> UnsafeMutablePointer<Atomic<UInt64>> {
    address.assumingMemoryBound(to: Atomic<UInt64>.self)
  }

  private var mirror: UnsafeMutablePointer<Atomic<UInt64>> {
    word(at: base + JournalFormat.refusalsOffset)
  }
}

// MARK: - Taking out

extension EventJournal {
  /// The number of the last event that was reserved.
  package var lastReserved: Int {
    Int((reserved.word.load(ordering: .acquiring) & ~EventJournal.closed) >> JournalFormat.unitBits)
  }

  /// The names so far.
  package var table: NameTable { names.withLock { $0.table } }

  /// How many events were refused and not told yet; the journal goes on counting them.
  func takeRefusals() -> (count: UInt64, cause: Name) {
    (refusals.take(), Name(index: untoldCause.load(ordering: .relaxed)))
  }

  /// The event numbered `number`, and the units of long payloads it takes; nil if it is not there yet.
  func event(_ number: Int) throws(MalformedBytes) -> (event: TimedEvent, units: Int)? {
    let number = UInt64(number)
    let address = address(of: number)
    let seal = UInt64(littleEndian: word(at: address).pointee.load(ordering: .acquiring))
    guard seal & 0xFFFF_FFFF == number & 0xFFFF_FFFF else { return nil }
    let record = JournalRecord(at: address)
    guard seal == record.seal(number: number, nonce: header.nonce) else { return nil }
    guard let long = record.longPayload else { return (try record.event(payload: []), 0) }
    return (try record.event(payload: payload(long)), long.units)
  }

  private func payload(_ long: LongPayload) -> [UInt8] {
    let ring = UnsafeRawBufferPointer(
      start: base + header.payloadsOffset,
      count: header.units * JournalFormat.recordSize
    )
    return long.bytes(in: ring)
  }

  /// Gives back the places of the events up to number `last`, whose long payloads took `units`.
  func free(to last: Int, units: Int) {
    let old = freed.word.load(ordering: .relaxed)
    let unit = (old + UInt64(units)) & EventJournal.unitMask
    freed.word.store(UInt64(last) << JournalFormat.unitBits | unit, ordering: .releasing)
  }

  /// Says whether events are refused because the disk is full, or for want of time.
  func say(diskIsFull: Bool) {
    cause.store((diskIsFull ? diskCause : fullCause).index, ordering: .relaxed)
  }

  /// Does ahead what the system would do at the next store to a page that it has written out.
  package func prepare(_ count: Int) {
    names.withLock { $0.reserveAhead() }
    let last = UInt64(lastReserved)
    let step = UInt64(4096 / JournalFormat.recordSize)
    for number in stride(from: last + 1, through: last + UInt64(count), by: Int(step)) {
      // Another thread may be storing there: an exchange that changes nothing hurts nobody.
      _ = word(at: address(of: number)).pointee.bitwiseOr(0, ordering: .relaxed)
    }
  }

  /// How many events were refused, by rank.
  package var refused: (samples: UInt64, moves: UInt64, essentials: UInt64) {
    (refusals.total(.sample), refusals.total(.move), refusals.total(.essential))
  }
}
