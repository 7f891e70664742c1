public import SessionModel
public import TapeFile

/// Records the end of a session that has none: what happened last, in memory or in a file whose size
/// never grows.
///
/// ```swift
/// let recorder = try FlightRecorder(keeping: .memory(bytes: 2 << 20))
/// recorder.record(.app(.active))
/// try recorder.dump(to: "bug.tape")
/// ```
///
/// What gets too old goes by whole blocks, so that what is kept always begins in a state that is known.
/// A dump is an ordinary tape; recording goes on meanwhile. As with `TapeRecorder`, `record` may be
/// called from any thread and waits for nothing.
public final class FlightRecorder: Sendable {
  private let tape: FlightTape
  private let thread: WriterThread
  private let clock: MonotonicClock

  /// Events that wait for the thread unless told otherwise: a second of the busiest session.
  public static let defaultCapacity = 16_384

  /// Where the recording is kept.
  public struct Storage: Equatable, Sendable {
    let path: String?
    let bytes: Int
    let replaces: Bool

    /// In memory: it ends with the app.
    ///
    /// - Parameter bytes: most bytes of compressed events, from 64 KiB to 1 GiB; others are clamped.
    ///   Beside them there are 96 bytes for each event of the recorder's capacity, and one block of
    ///   events that is not compressed yet.
    public static func memory(bytes: Int) -> Storage {
      Storage(path: nil, bytes: bytes, replaces: false)
    }

    /// In a file of fixed size, with a journal beside it as a tape has one.
    ///
    /// However the app ends, both together have what was accepted last. `TapeReader` and every command
    /// read the file like a tape. A power cut is not survived for certain.
    ///
    /// - Parameters:
    ///   - bytes: as for `memory(bytes:)`.
    ///   - replacing: whether a file that exists may be replaced. After a crash it is the black box:
    ///     `TapeRepair.repair(_:to:replacing:)` makes a tape of it.
    public static func file(_ path: String, bytes: Int, replacing: Bool = false) -> Storage {
      Storage(path: path, bytes: bytes, replaces: replacing)
    }
  }

  /// Starts recording.
  ///
  /// - Parameters:
  ///   - storage: where, and how much at most.
  ///   - span: what is to be kept at least, if there is room; what is older goes. nil keeps all there
  ///     is room for.
  ///   - capacity: how many events may wait for the writing thread, from 4096 to 1048576.
  /// - Throws: `locked` while another recorder writes the file; `fileExists`, `cannotCreate`,
  ///   `tooLarge` or `compression`.
  public init(
    keeping storage: Storage,
    last span: Interval? = nil,
    description: TapeDescription = TapeDescription(),
    capacity: Int = FlightRecorder.defaultCapacity
  ) throws(TapeError) {
    let capacity = min(max(capacity, 4096), 1 << 20)
    tape = try FlightTape(
      path: storage.path,
      description: description,
      limits: FlightLimits(bytes: storage.bytes, span: span),
      replacing: storage.replaces,
      capacity: (capacity, capacity / 2)
    )
    clock = MonotonicClock()
    thread = try WriterThread(tape)
  }

  /// The name spelled `spelling`; ask once and keep it.
  ///
  /// All names together may take 64 KiB; those that come later are spelled `…`.
  public func name(_ spelling: String) -> Name {
    tape.journal.name(spelling)
  }

  /// Records `event` at `time`; waits for nothing and allocates nothing.
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
  public var refusals: TapeRecorder.Refusals {
    TapeRecorder.Refusals(tape.journal)
  }

  /// Writes what is kept, up to what was accepted before the call, as a tape to the file at `path`.
  ///
  /// Any thread may call it, at any time, also after `finish()`; recording goes on. The file appears
  /// as a whole.
  ///
  /// - Parameter replacing: whether a file that exists may be replaced.
  /// - Returns: how many events the tape has.
  /// - Throws: `fileExists`, `cannotCreate` or `inputOutput`.
  /// - Complexity: that of writing what is kept; recording threads never wait for it.
  @discardableResult
  public func dump(to path: String, replacing: Bool = false) throws(TapeError) -> Int {
    try tape.snapshot().write(to: path, replacing: replacing).eventCount
  }

  /// Ends the recording.
  ///
  /// Later events are refused; a file stays.
  ///
  /// - Throws: `finished` at the second call; `inputOutput`.
  public func finish() throws(TapeError) {
    try thread.finish(tape.journal)
  }

  deinit {
    try? finish()
  }
}
