/// Times a piece of work on the monotonic clock.
enum Stopwatch {
  /// Seconds that `work` takes, and what it gives.
  static func seconds<Result>(_ work: () throws -> Result) rethrows -> (Double, Result) {
    let clock = ContinuousClock()
    let start = clock.now
    let result = try work()
    return ((clock.now - start) / .seconds(1), result)
  }
}
