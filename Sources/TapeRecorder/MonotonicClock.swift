import SessionModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Microseconds since it was made, by a clock that nobody sets.
struct MonotonicClock {
  private let start: Int64

  init() {
    start = MonotonicClock.microseconds()
  }

  /// The time since the clock was made.
  var now: Time {
    Time(microseconds: MonotonicClock.microseconds() - start)
  }

  private static func microseconds() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1000
  }
}
