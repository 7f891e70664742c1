package import SessionModel
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The end of a recording that never ends, in a ring of blocks.
///
/// Unchecked: the sealer is used under the lock. Recording threads never take it.
package final class FlightTape: RecordingTape, @unchecked Sendable {
  package let journal: EventJournal
  private let sealer: FlightSealer
  private let lock = Mutex(())

  /// Times a tenth of a millisecond that a dump waits for events whose threads have a place but no
  /// core.
  private static let patience = 200

  /// Keeps the ring in memory, or in the file at `path`, whose journal stands beside it.
  ///
  /// - Parameters:
  ///   - replacing: whether a file that exists may be replaced.
  ///   - capacity: how many events may wait, and how many 64-byte units of long payloads.
  /// - Throws: `locked`, `fileExists`, `cannotCreate`, `tooLarge`, `compression`.
  package init(
    path: String?,
    description: TapeDescription,
    limits: FlightLimits,
    replacing: Bool,
    capacity: (events: Int, units: Int)
  ) throws(TapeError) {
    let body = try TapeHeader.encodeFields(description)
    let nonce = Nonce.make()
    let salt = Salt.derive(body: body, payload: Nonce.bytes(nonce))
    let header = JournalHeader(
      nonce: nonce,
      salt: salt,
      records: capacity.events,
      units: capacity.units
    )
    if let path, !replacing, access(path, F_OK) == 0 { throw FlightFile.exists(path) }
    let medium = try FlightTape.medium(path)
    do throws(TapeError) {
      let store = try FlightTape.store(
        path,
        FlightHeader(
          capacity: limits.bytes,
          tapeHeader: TapeHeader.encode(body: body, salt: salt)
        ),
        replacing
      )
      try medium.start(header)
      guard let base = medium.mapping else {
        throw TapeError(.cannotCreate, "\(medium.path) cannot be mapped")
      }
      let writer = try FlightWriter(to: store, limits, description: description, salt: salt)
      let names = FlightLimits.nameBytes
      journal = EventJournal(medium, header, at: base, after: 0, nameLimit: names)
      sealer = FlightSealer(journal, writer)
    } catch {
      medium.remove()
      throw error
    }
  }

  /// Moves events to the ring; how many.
  package func advance() throws(TapeError) -> Int {
    try locked { () throws(TapeError) in try sealer.advance() }
  }

  /// Whether everything that was reserved has been moved.
  package var isDrained: Bool { lock.withLock { _ in sealer.isDrained } }

  /// Does nothing: what the system has not written yet survives the process, not the power.
  package func synchronize() {}

  /// Seals the rest; a journal on the disk is removed.
  package func finish() throws(TapeError) {
    try locked { () throws(TapeError) in try sealer.finish() }
    journal.file.remove()
  }

  /// Gives the recording up, before anything was recorded.
  package func abandon() {
    _ = journal.close()
    try? finish()
  }

  /// What was accepted when this was called, as far as it is kept.
  ///
  /// Any thread may ask; those that record go on, and the events meanwhile wait in the journal.
  package func snapshot() throws(TapeError) -> FlightSnapshot {
    let last = journal.lastReserved
    return try locked { () throws(TapeError) in
      for _ in 0..<FlightTape.patience where sealer.taken < last {
        while try sealer.advance() > 0, sealer.taken < last {}
        if sealer.taken < last { usleep(100) }
      }
      return try sealer.writer.snapshot()
    }
  }

  private func locked<Value: Sendable>(
    _ body: () throws(TapeError) -> Value
  ) throws(TapeError) -> Value {
    try lock.withLock { (_) throws(TapeError) in try body() }
  }

  private static func medium(_ path: String?) throws(TapeError) -> any JournalMedium {
    guard let path else { return JournalMemory() }
    return try JournalFile(path: JournalFormat.path(ofTape: path))
  }

  private static func store(
    _ path: String?,
    _ header: FlightHeader,
    _ replacing: Bool
  ) throws(TapeError) -> any FlightStore {
    guard let path else { return FlightMemory(capacity: header.capacity) }
    return try FlightFile(path: path, header, replacing: replacing)
  }
}
