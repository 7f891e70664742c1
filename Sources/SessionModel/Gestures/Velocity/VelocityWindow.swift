/// The last samples that say something of the present velocity.
enum VelocityWindow {
  /// Oldest age that counts, measured from the newest sample; Android's and Flutter's.
  static let horizon = Interval(microseconds: 100_000)
  /// Longest gap between two samples of one movement; behind it the finger is taken to have stopped.
  static let stop = Interval(microseconds: 40_000)
  /// Most samples that count; Android's and Flutter's.
  static let capacity = 20

  /// The places in `samples` that count, by age and by gap.
  static func recent(_ samples: [LiveTouch.Sample]) -> Range<Int> {
    guard let newest = samples.last else { return 0..<0 }
    var start = samples.count - 1
    while start > 0, samples.count - start < capacity {
      let sample = samples[start - 1]
      let gap = samples[start].time - sample.time
      guard newest.time - sample.time <= horizon, gap <= stop else { break }
      start -= 1
    }
    return start..<samples.count
  }

  /// Whether the finger has stopped by `time`.
  static func hasStopped(_ samples: [LiveTouch.Sample], at time: Time) -> Bool {
    guard let newest = samples.last else { return true }
    return time - newest.time > stop
  }
}
