import SessionModel
import TapeFile
import TapeReplay

/// Random seeks and steps back, in a tape that lies in a file.
struct Seeks {
  let report: Report
  let count: Int
  /// What must be reached, where it is asked for.
  let isJudged: Bool

  /// Measures and returns the median of a seek, in microseconds.
  @discardableResult
  func measure(_ reader: TapeReader, must: Double = 150, mustTail: Double = 300) throws -> Double {
    let reducer = SessionReducer(policies: reader.description.policies)
    var replayer = Replayer(reader, through: reducer)
    var places = Places()
    let seeks = try Samples.calmest(of: 3) {
      try times(&replayer, &places) { (work) throws in try Stopwatch.seconds(work).0 }
    }
    let busy = try Samples.calmest(of: 1) {
      try times(&replayer, &places) { (work) throws in try Stopwatch.processorSeconds(work).0 }
    }
    let note =
      "\(count) places, calmest of 3 runs; processor time "
      + "\(busy.median.figure) and \(busy.quantile(0.99).figure) µs"
    add("random seek, median", seeks.median, must, note)
    add("random seek, 99 %", seeks.quantile(0.99), mustTail, "")
    let steps = try Samples.calmest(of: 3) { try stepBacks(&replayer) }
    add("step back, median", steps.median, nil, "\(count) in a row, calmest of 3 runs")
    add("step back, 99 %", steps.quantile(0.99), 20, "")
    return seeks.median
  }

  /// Microseconds that seeks to random places take, by a stopwatch.
  private func times(
    _ replayer: inout Replayer<TapeReader, SessionReducer>,
    _ places: inout Places,
    _ stopwatch: (() throws -> Void) throws -> Double
  ) throws -> [Double] {
    try (0..<count).map { _ in
      let place = places.place(in: replayer.eventCount)
      return try stopwatch { try replayer.seek(toEvent: place) } * 1e6
    }
  }

  private func stepBacks(
    _ replayer: inout Replayer<TapeReader, SessionReducer>
  ) throws -> [Double] {
    try replayer.seekToEnd()
    return try (0..<count).map { _ in
      if replayer.position.event < 2 { try replayer.seekToEnd() }
      return try Stopwatch.seconds { try replayer.stepBack() }.0 * 1e6
    }
  }

  private func add(_ name: String, _ value: Double, _ must: Double?, _ note: String) {
    let target = isJudged ? must.map { Target.atMost($0) } : nil
    report.add(Row(name, value, "µs", must: target, note: note))
  }
}
