#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Times a piece of work.
enum Stopwatch {
  /// Seconds that `work` takes on the monotonic clock, and what it gives.
  static func seconds<Result, Failure: Error>(
    _ work: () throws(Failure) -> Result
  ) throws(Failure) -> (Double, Result) {
    try time(CLOCK_MONOTONIC, work)
  }

  /// Seconds of processor time that `work` takes, and what it gives: a busy machine changes it less.
  static func processorSeconds<Result, Failure: Error>(
    _ work: () throws(Failure) -> Result
  ) throws(Failure) -> (Double, Result) {
    try time(CLOCK_PROCESS_CPUTIME_ID, work)
  }

  /// Seconds of the calling thread's processor time that `work` takes, and what it gives.
  static func threadSeconds<Result, Failure: Error>(
    _ work: () throws(Failure) -> Result
  ) throws(Failure) -> (Double, Result) {
    try time(CLOCK_THREAD_CPUTIME_ID, work)
  }

  private static func time<Result, Failure: Error>(
    _ clock: clockid_t,
    _ work: () throws(Failure) -> Result
  ) throws(Failure) -> (Double, Result) {
    let start = now(clock)
    let result = try work()
    return (now(clock) - start, result)
  }

  private static func now(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
