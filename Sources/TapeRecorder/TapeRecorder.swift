public import SessionModel
public import TapeFile

/// Records a session inside a running app, from any thread.
///
/// `record` never waits for the disk: it puts the event into the tape's journal, a file beside the tape
/// that is mapped into memory, and a thread of the recorder's own reduces, compresses and writes. What
/// was accepted outlives the app, however that ends: a reader shows tape and journal as one, and the
/// next recorder that appends to the tape takes the journal over. When the thread or the disk cannot
/// keep up, events are refused, counted, and the tape tells how many: extra samples first, then moves,
/// everything else last.
public final class TapeRecorder: Sendable {
  private let tape: JournaledTape
  private let thread: WriterThread
  private let clock: MonotonicClock

  /// Events that wait for the thread unless told otherwise: a few seconds of the busiest session.
  public static let defaultCapacity = 65_536

  /// The largest capacity: a journal of 96 MiB.
  private static let largestCapacity = 1 << 20

  /// How many events were refused.
  public struct Refusals: Equatable, Sendable {
    /// Coalesced and predicted samples.
    public var samples: UInt64
    /// Moves of fingers, changes of gestures and values.
    public var moves: UInt64
    /// All others.
    public var others: UInt64

    init(_ journal: EventJournal) {
      let refused = journal.refused
      (samples, moves, others) = (refused.samples, refused.moves, refused.essentials)
    }
  }

  /// Starts recording to the file at `path`.
  ///
  /// - Parameters:
  ///   - replacing: whether a file that exists may be replaced; it is gone at once.
  ///   - capacity: how many events may wait for the writing thread, from 64 to 1048576; others are
  ///     clamped, and rounded up to a power of two. Each takes 96 bytes of the disk beside the tape.
  ///     An event whose payload takes more than eight bytes times the capacity is refused.
  ///   - appending: whether to go on with a tape that exists, unfinished or not; `description` is
  ///     that of the tape then. Without one a new tape begins.
  ///   - sync: when to see to it that a power cut loses nothing either.
  /// - Throws: `locked` while another recorder writes the tape; `fileExists`; `unfinished` where an
  ///   earlier recording did not end; `cannotCreate`, `tooLarge` or `compression`; when appending also
  ///   what reading the tape throws, and `damagedBlock` where it has to be repaired first.
  public convenience init(
    path: String,
    description: TapeDescription,
    replacing: Bool = false,
    capacity: Int = TapeRecorder.defaultCapacity,
    appending: Bool = false,
    sync: SyncPolicy = .everyBlock
  ) throws(TapeError) {
    let capacity = min(max(capacity, 64), TapeRecorder.largestCapacity)
    let tape = try JournaledTape(
      path: path,
      description: description,
      replacing: replacing,
      appending: appending,
      capacity: (capacity, capacity / 2),
      policy: sync
    )
    try self.init(tape)
  }

  /// Starts recording with `tape`, which nobody else may write from now on.
  init(_ tape: JournaledTape) throws(TapeError) {
    self.tape = tape
    clock = MonotonicClock()
    thread = try WriterThread(tape)
  }

  /// The name spelled `spelling`; ask once and keep it, this takes a lock and writes to the journal.
  public func name(_ spelling: String) -> Name {
    tape.journal.name(spelling)
  }

  /// Records `event` at `time`.
  ///
  /// Waits for nothing and allocates nothing.
  ///
  /// - Returns: whether the event was accepted; false when there is no room, or after `finish()`.
  @discardableResult
  public func record(_ event: Event, at time: Time) -> Bool {
    tape.journal.append(event, at: time)
  }

  /// Records `event` now, in microseconds since the recorder was made.
  ///
  /// - Returns: as `record(_:at:)`.
  @discardableResult
  public func record(_ event: Event) -> Bool {
    record(event, at: clock.now)
  }

  /// How many events were refused so far.
  public var refusals: Refusals {
    Refusals(tape.journal)
  }

  /// Writes what was accepted and completes the tape; later events are refused.
  ///
  /// - Throws: `finished` at the second call; what kept the tape from being completed, and then
  ///   everything accepted stays in tape and journal.
  public func finish() throws(TapeError) {
    try thread.finish(tape.journal)
  }

  deinit {
    // An app that drops its recorder still gets its tape; there is nobody left to hear of a failure.
    try? finish()
  }
}
