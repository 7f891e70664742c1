package import SessionModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A tape that is recorded through a journal.
///
/// Unchecked: the sealer is used by one thread at a time, which the owner sees to.
package final class JournaledTape: @unchecked Sendable {
  /// Takes events from any thread.
  package let journal: EventJournal
  private let sealer: JournalSealer

  /// Starts a new tape at `path`, or goes on with the one that is there.
  ///
  /// - Parameters:
  ///   - replacing: whether a tape that exists may be replaced.
  ///   - appending: whether a tape that exists is gone on with, its orphaned journal included.
  ///   - capacity: how many events may wait, and how many 64-byte units of long payloads.
  /// - Throws: `locked`, `fileExists`, `unfinished`, `cannotCreate`, `inputOutput`, `tooLarge`,
  ///   `compression`; when appending also what reading throws, and `damagedBlock` where `repair` has
  ///   to come first.
  package init(
    path: String,
    description: TapeDescription,
    replacing: Bool,
    appending: Bool,
    capacity: (events: Int, units: Int),
    policy: SyncPolicy
  ) throws(TapeError) {
    let file = try JournalFile(path: JournalFormat.path(ofTape: path))
    do throws(TapeError) {
      let opening = TapeOpening(path: path, file, capacity, policy)
      if appending, access(path, F_OK) == 0 {
        (journal, sealer) = try opening.goOn()
      } else {
        (journal, sealer) = try opening.startNew(description, replacing: replacing)
      }
    } catch {
      if file.isEmpty { file.remove() }
      throw error
    }
  }

  /// A tape that goes to `store`, for tests of what the disk can do.
  init(
    _ store: any TapeStore,
    journal path: String,
    description: TapeDescription,
    capacity: (events: Int, units: Int),
    policy: SyncPolicy = .everyBlock
  ) throws(TapeError) {
    let file = try JournalFile(path: path)
    let opening = TapeOpening(path: path, file, capacity, policy)
    (journal, sealer) = try opening.start(description) { (header) throws(TapeError) in
      try store.write(header, at: 0)
      return store
    }
  }

  /// Moves events to the tape; how many.
  package func advance() throws(TapeError) -> Int {
    try sealer.advance()
  }

  /// Whether everything that was reserved has been moved.
  package var isDrained: Bool { sealer.isDrained }

  /// Makes durable what was accepted so far, if the policy asks for it.
  package func synchronize() throws(TapeError) {
    try sealer.synchronize()
  }

  /// Completes the tape and removes its journal; the journal is closed before.
  package func finish() throws(TapeError) {
    try sealer.finish()
  }

  /// Completes the tape with what it has, before anything was recorded.
  package func abandon() {
    _ = journal.close()
    // It stays unfinished if that fails, and can still be read.
    try? sealer.finish()
  }
}
