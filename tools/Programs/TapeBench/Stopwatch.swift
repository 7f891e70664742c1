#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Times a piece of work on the monotonic clock.
enum Stopwatch {
  /// Seconds that `work` takes, and what it gives.
  static func seconds<Result>(_ work: () throws -> Result) rethrows -> (Double, Result) {
    let clock = ContinuousClock()
    let start = clock.now
    let result = try work()
    return ((clock.now - start) / .seconds(1), result)
  }

  /// Seconds of processor time that `work` takes, and what it gives: a busy machine changes it less.
  static func processorSeconds<Result>(_ work: () throws -> Result) rethrows -> (Double, Result) {
    let start = processorTime()
    let result = try work()
    return (processorTime() - start, result)
  }

  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
