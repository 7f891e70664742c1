public import SessionModel
public import TapeFile

/// Records a session inside a running app, from any thread.
///
/// `record` never waits for the disk: it puts the event into a buffer of fixed size, and a thread of
/// the recorder's own reduces, compresses and writes. When the thread cannot keep up, events are
/// refused, counted, and the tape tells how many. What was accepted survives until `finish()` returns;
/// a crash of the app before that loses what the thread has not written yet.
public final class TapeRecorder: Sendable {
  let queue: RecordingQueue
  private let thread: WriterThread
  private let clock: MonotonicClock

  /// Events that wait for the thread unless told otherwise: a few seconds of the busiest session.
  public static let defaultCapacity = 65_536

  /// Starts recording to a new file at `path`, which appears when the tape is finished.
  ///
  /// - Parameters:
  ///   - replacing: whether a file that exists may be replaced.
  ///   - capacity: how many events may wait for the writing thread, from 1 to 1048576; others are
  ///     clamped.
  /// - Throws: `fileExists`, `cannotCreate`, `tooLarge` or `compression`.
  public convenience init(
    path: String,
    description: TapeDescription,
    replacing: Bool = false,
    capacity: Int = TapeRecorder.defaultCapacity
  ) throws(TapeError) {
    let writer = try TapeWriter(path: path, description: description, replacing: replacing)
    try self.init(writer, capacity: capacity)
  }

  /// Starts recording with `writer`, which nobody else may use from now on.
  init(_ writer: sending TapeWriter, capacity: Int) throws(TapeError) {
    clock = MonotonicClock()
    queue = RecordingQueue(capacity: capacity)
    thread = try WriterThread(writer, queue)
  }

  /// The name spelled `spelling`; ask once and keep it, this takes a lock.
  public func name(_ spelling: String) -> Name {
    queue.name(spelling)
  }

  /// Records `event` at `time`.
  ///
  /// - Returns: whether the event was accepted; false when the buffer is full, when writing failed,
  ///   or after `finish()`.
  @discardableResult
  public func record(_ event: Event, at time: Time) -> Bool {
    queue.put(TimedEvent(time, event))
  }

  /// Records `event` now, in microseconds since the recorder was made.
  ///
  /// - Returns: as `record(_:at:)`.
  @discardableResult
  public func record(_ event: Event) -> Bool {
    record(event, at: clock.now)
  }

  /// Writes what was accepted and completes the tape; later events are refused.
  ///
  /// - Throws: `finished` at the second call; whatever failed while writing; what was written
  ///   until then stays beside the tape's place, in a file with `.partial` appended.
  public func finish() throws(TapeError) {
    guard queue.finish() else { throw TapeError(.finished, "the recording is finished already") }
    try thread.join()
  }

  deinit {
    // An app that drops its recorder still gets its tape; there is nobody left to hear of a failure.
    try? finish()
  }
}
