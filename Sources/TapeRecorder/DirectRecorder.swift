public import SessionModel
public import TapeFile

/// Records without a thread: every event is written by the caller, in order, and none is refused.
///
/// Scripts and imports use it, because the same calls always give the same bytes. It belongs to one
/// thread at a time.
public final class DirectRecorder {
  private let writer: TapeWriter
  /// The names of the recorded events.
  public private(set) var names: NameTable

  /// Records with `writer`; `names` spells the names of events that exist already.
  public init(_ writer: TapeWriter, names: NameTable = NameTable()) {
    self.writer = writer
    self.names = names
  }

  /// How many events were recorded.
  public var eventCount: Int { writer.eventCount }

  /// The name spelled `spelling`.
  public func name(_ spelling: String) -> Name {
    names.intern(spelling)
  }

  /// Records `event` at `time`.
  ///
  /// - Throws: what `TapeWriter.append(_:names:)` throws.
  public func record(_ event: Event, at time: Time) throws(TapeError) {
    try writer.append(TimedEvent(time, event), names: names)
  }

  /// Completes the tape.
  ///
  /// - Throws: what `TapeWriter.finish()` throws.
  public func finish() throws(TapeError) {
    try writer.finish()
  }

  /// Gives the tape up; a file leaves nothing behind.
  public func abandon() {
    writer.abandon()
  }
}
