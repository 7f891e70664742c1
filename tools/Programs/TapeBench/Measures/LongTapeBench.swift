import SessionModel
import TapeFile

/// What a very long tape costs: its size, opening it, and moving in it.
struct LongTapeBench {
  let report: Report
  let options: BenchOptions

  func measure() throws {
    let median = try measure(options.longCount, mustSeek: 150, mustTail: 300)
    guard options.extent == .long else { return }
    _ = try measure(options.longestCount, mustSeek: median * 1.2, mustTail: 300)
  }

  private func measure(_ count: Int, mustSeek: Double, mustTail: Double) throws -> Double {
    let millions = count / 1_000_000
    let less = options.extent == .quick ? " (--quick; the target names 10 M)" : ""
    report.begin("a tape of \(millions) M events of the mixed session\(less)")
    let tape = try LongTape(events: count)
    let size = Double(tape.byteCount) / Double(count)
    report.add(Row("size", size, "bytes an event", must: .atMost(3.3), note: "of this very file"))
    let rate = Double(count) / tape.writing / 1e6
    report.add(Row("write to a file", rate, "M events/s", note: "one run"))
    let opening = try Samples(
      (0..<51).map { _ in try Stopwatch.seconds { try TapeReader(path: tape.path) }.0 * 1e3 }
    )
    let note = "51 times; 99 %: \(opening.quantile(0.99).figure) ms"
    report.add(Row("open", opening.median, "ms", must: .atMost(2), note: note))
    let seeks = Seeks(report: report, count: options.seeks, isJudged: true)
    let reader = try TapeReader(path: tape.path)
    let median = try seeks.measure(reader, must: mustSeek, mustTail: mustTail)
    try FirstFrame(report: report).measure(tape)
    Frames(report: report, count: options.seeks).measure(reader)
    SwipeFrames(report: report).measure()
    try Finds(report: report).measure(reader)
    try LiveFrames(report: report, count: options.seeks).measure()
    Memory(report: report).measure(tape)
    let starts = Starts(report: report, program: options.program, count: options.starts)
    starts.measure("start: touchtape --version", ["--version"])
    starts.measure("start: touchtape info of this tape", ["info", tape.path])
    return median
  }
}
