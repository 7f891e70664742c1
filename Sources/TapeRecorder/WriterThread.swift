import SessionModel
import TapeFile

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The thread that moves events from the journal to the tape.
///
/// Unchecked: the handle is used by `finish` alone, once: the journal is closed once.
final class WriterThread: @unchecked Sendable {
  private let work: WriterWork
  private let alarm: Alarm
  private let handle: pthread_t

  /// Starts the thread; `tape` is written by it alone from now on.
  init(_ tape: any RecordingTape) throws(TapeError) {
    guard let alarm = Alarm() else {
      tape.abandon()
      throw TapeError(.cannotCreate, "the writing thread needs a pipe; are there too many files?")
    }
    let work = WriterWork(tape, alarm)
    guard let handle = WriterThread.start(work) else {
      tape.abandon()
      throw TapeError(.cannotCreate, "the writing thread cannot start; are there too many threads?")
    }
    self.work = work
    self.alarm = alarm
    self.handle = handle
  }

  /// Closes the journal, asks the thread to complete the tape, and waits for that.
  ///
  /// - Throws: `finished` at the second call; what went wrong on the way.
  func finish(_ journal: EventJournal) throws(TapeError) {
    guard journal.close() else {
      throw TapeError(.finished, "the recording is finished already")
    }
    alarm.ring()
    pthread_join(handle, nil)
    if let failure = work.failure { throw failure }
  }

  private static func start(_ work: WriterWork) -> pthread_t? {
    let argument = Unmanaged.passRetained(work)
    #if canImport(Darwin)
      var thread: pthread_t?
      let status = pthread_create(&thread, nil, { run($0) }, argument.toOpaque())
    #else
      var thread = pthread_t()
      let status = pthread_create(&thread, nil, { run($0) }, argument.toOpaque())
    #endif
    guard status == 0 else {
      argument.release()
      return nil
    }
    return thread
  }
}

/// The body of the thread.
private func run(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let argument {
    Unmanaged<WriterWork>.fromOpaque(argument).takeRetainedValue().run()
  }
  return nil
}
