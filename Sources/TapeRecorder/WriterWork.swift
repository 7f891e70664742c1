import SessionModel
import TapeFile

/// What the writing thread does.
///
/// Unchecked: the thread alone touches it until it was joined.
final class WriterWork: @unchecked Sendable {
  private let writer: TapeWriter
  private let queue: RecordingQueue
  /// What went wrong, if something did.
  private(set) var failure: TapeError?

  init(_ writer: sending TapeWriter, _ queue: RecordingQueue) {
    self.writer = writer
    self.queue = queue
  }

  /// Writes batch after batch until the queue is closed and empty.
  func run() {
    do throws(TapeError) {
      try writeBatches()
      try writer.finish()
    } catch {
      failure = error
      // The partial file stays: its blocks can be read without an index.
      queue.close()
    }
  }

  /// Gives the tape up before the thread has started.
  func abandon() {
    writer.abandon()
  }

  private func writeBatches() throws(TapeError) {
    var spare = queue.emptyBuffer()
    while true {
      var batch = queue.take(replacingBy: &spare)
      for event in batch.events { try write(event, batch.names) }
      if batch.isLast { return }
      spare = batch.events
      batch.events = []
      spare.removeAll(keepingCapacity: true)
    }
  }

  /// Writes an event; one that no tape can hold is replaced by the word that it was lost.
  private func write(_ event: TimedEvent, _ names: NameTable) throws(TapeError) {
    do throws(TapeError) {
      try writer.append(event, names: names)
    } catch  where error.code == .tooLarge {
      let lost = Event.lost(count: 1, cause: queue.tooLargeCause)
      try writer.append(TimedEvent(event.time, lost), names: names)
    }
  }
}
