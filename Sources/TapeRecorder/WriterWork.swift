import SessionModel
import TapeFile

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the writing thread does.
///
/// Unchecked: the thread alone touches it until it was joined.
final class WriterWork: @unchecked Sendable {
  private let tape: any RecordingTape
  private let alarm: Alarm
  private let clock = MonotonicClock()
  /// When everything was last made durable, in microseconds.
  private var synchronized: Int64 = 0
  /// Whether nothing happened since then.
  private var isDurable = true
  /// What kept the tape from being completed, if something did.
  private(set) var failure: TapeError?

  /// Longest pause while nothing happens, and the one while the disk refuses, in milliseconds.
  private static let longestPause: Int32 = 32
  /// Times a millisecond that the end waits for events whose threads have a place but no core.
  private static let patience = 2000
  /// How far ahead of the recording threads pages are made ready, in events: 256 KiB.
  private static let headStart = 4096

  init(_ tape: any RecordingTape, _ alarm: Alarm) {
    self.tape = tape
    self.alarm = alarm
  }

  /// Moves events until the alarm rings, then completes the tape.
  func run() {
    ThreadPriority.lower()
    var pause: Int32 = 1
    var seen = tape.journal.lastReserved
    tape.journal.prepare(WriterWork.headStart)
    while !alarm.pause(milliseconds: pause) {
      // An app at rest costs nothing: no page is touched, nothing is synced.
      if seen != tape.journal.lastReserved {
        seen = tape.journal.lastReserved
        isDurable = false
        tape.journal.prepare(WriterWork.headStart)
      }
      let count = advance()
      synchronizeNowAndThen()
      pause =
        count.map { $0 > 0 ? 1 : min(pause * 2, WriterWork.longestPause) }
        ?? WriterWork.longestPause
    }
    do throws(TapeError) {
      try drain()
      try tape.finish()
    } catch {
      // Tape and journal stay as they are: together they have everything.
      failure = error
    }
  }

  /// How many events were moved; nil if the disk refuses, which may pass.
  private func advance() -> Int? {
    do throws(TapeError) {
      return try tape.advance()
    } catch {
      return nil
    }
  }

  private func synchronizeNowAndThen() {
    let now = clock.now.microseconds
    guard !isDurable, now - synchronized >= 1_000_000 else { return }
    isDurable = (try? tape.synchronize()) != nil
    synchronized = now
  }

  private func drain() throws(TapeError) {
    for _ in 0..<WriterWork.patience where !tape.isDrained {
      while try tape.advance() > 0 {}
      if !tape.isDrained { usleep(1000) }
    }
  }
}
