import TapeFile
import TapeScrubber

/// A tape that is written to memory as long as somebody wants it.
final class ErrandSink: TapeSink {
  private let memory = MemorySink()
  private let progress: ErrandProgress

  /// What was written so far.
  var bytes: [UInt8] { memory.bytes }

  /// An empty tape of the errand whose progress this is.
  init(_ progress: ErrandProgress) {
    self.progress = progress
  }

  /// Adds `bytes` at the end, unless the errand was stopped.
  func write(_ bytes: [UInt8]) throws(TapeError) {
    guard !progress.isStopped else {
      throw TapeError(.inputOutput, "the errand was stopped")
    }
    memory.write(bytes)
  }

  func finish() {
    memory.finish()
  }

  func abandon() {
    memory.abandon()
  }
}
