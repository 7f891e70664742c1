#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A pipe to itself, by which a signal handler ends a `poll` on any thread.
final class WakePipe {
  let readingEnd: Int32
  let writingEnd: Int32

  /// Neither end ever blocks, and no child inherits them.
  init() throws(TerminalError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw SystemCalls.failure("pipe") }
    readingEnd = ends[0]
    writingEnd = ends[1]
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
  }

  deinit {
    close(readingEnd)
    close(writingEnd)
  }

  /// Takes out what handlers have put in.
  func drain() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(readingEnd, &bytes, bytes.count) > 0 {}
  }
}
