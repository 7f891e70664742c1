/// Something that is recorded through a journal: a tape, or the end of one.
///
/// Any thread may append to the journal; one thread does the rest.
package protocol RecordingTape: Sendable {
  /// Takes events from any thread.
  var journal: EventJournal { get }

  /// Moves events from the journal to where they stay; how many.
  func advance() throws(TapeError) -> Int

  /// Whether everything that was reserved has been moved.
  var isDrained: Bool { get }

  /// Makes durable what was accepted so far, as far as that was promised.
  func synchronize() throws(TapeError)

  /// Completes it; the journal is closed before.
  func finish() throws(TapeError)

  /// Completes it with what it has, before anything was recorded.
  func abandon()
}

extension JournaledTape: RecordingTape {}
