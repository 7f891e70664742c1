import SessionModel
import TapeFile

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The thread that writes what the queue holds.
///
/// Unchecked: the handle is used by `join` alone, which the recorder calls once.
final class WriterThread: @unchecked Sendable {
  private let work: WriterWork
  private let handle: pthread_t

  /// Starts the thread; `writer` is its own from now on.
  init(_ writer: sending TapeWriter, _ queue: RecordingQueue) throws(TapeError) {
    let work = WriterWork(writer, queue)
    self.work = work
    guard let handle = WriterThread.start(work) else {
      work.abandon()
      throw TapeError(.cannotCreate, "the writing thread cannot start; are there too many threads?")
    }
    self.handle = handle
  }

  /// Waits until the thread has written everything.
  ///
  /// - Throws: what went wrong on the way.
  func join() throws(TapeError) {
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
