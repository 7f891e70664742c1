import SessionModel
import TapeRecorder

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// How long the calls of one thread take, in nanoseconds.
///
/// Unchecked: its thread alone touches it until it was joined.
final class CallTimes: @unchecked Sendable {
  /// Single calls, the clock's own cost taken off.
  private(set) var calls: [Int] = []
  /// Means of many calls between two readings of the clock.
  private(set) var means: [Int] = []
  private let recorder: TapeRecorder
  private let recognizer: Name
  private let count: Int
  private let start: StartLine

  /// Calls between two pauses: what a busy frame brings at once, several times over.
  static let burst = 500

  /// The times of `count` calls of a thread that begins each burst with the others at `start`.
  init(_ recorder: TapeRecorder, count: Int, _ start: StartLine) {
    self.recorder = recorder
    self.start = start
    self.count = count
    recognizer = recorder.name("pan")
    calls.reserveCapacity(count)
    means.reserveCapacity(count)
  }

  func measure() {
    let cost = CallTimes.clockCost()
    for first in stride(from: 0, to: count, by: CallTimes.burst) {
      start.wait()
      measureMean(from: first)
      usleep(2000)
      start.wait()
      measureCalls(from: first, clockCost: cost)
      usleep(2000)
    }
  }

  private func measureMean(from start: Int) {
    let begin = CallTimes.nanoseconds()
    for call in start..<(start + CallTimes.burst) {
      let touch = Touch(.down, id: 1, position: Point(x: Double(call), y: 1))
      recorder.record(.touch(touch), at: Time(microseconds: Int64(call) * 100))
    }
    means.append((CallTimes.nanoseconds() - begin) / CallTimes.burst)
  }

  private func measureCalls(from start: Int, clockCost: Int) {
    for call in start..<(start + CallTimes.burst) {
      let report = GestureReport(recognizer, .began, translation: Point(x: Double(call), y: 1))
      let time = Time(microseconds: Int64(call) * 100)
      let before = CallTimes.nanoseconds()
      recorder.record(.gesture(report), at: time)
      calls.append(CallTimes.nanoseconds() - before - clockCost)
    }
  }

  private static func nanoseconds() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }

  /// What one reading of the clock costs: the median of many.
  private static func clockCost() -> Int {
    var costs: [Int] = []
    for _ in 0..<10_000 {
      let start = nanoseconds()
      costs.append(nanoseconds() - start)
    }
    return costs.sorted()[costs.count / 2]
  }
}
