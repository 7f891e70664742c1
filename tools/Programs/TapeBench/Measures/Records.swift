import SessionModel
import TapeRecorder
import TestSupport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What `record` costs the thread that calls it.
struct Records {
  let report: Report
  let calls: Int

  /// Measures one thread, then two that record at once.
  func measure() throws {
    for threads in [1, 2] { try measure(threads) }
  }

  private func measure(_ threads: Int) throws {
    let path = Scratch.path("record.tape")
    defer { unlink(path) }
    let recorder = try TapeRecorder(path: path, description: TapeDescription(), replacing: true)
    let start = StartLine(threads: threads)
    let times = (0..<threads).map { _ in CallTimes(recorder, count: calls, start) }
    let handles = times.compactMap { times in SystemThread { times.measure() } }
    for handle in handles { handle.join() }
    try recorder.finish()
    let single = Samples(times.flatMap { $0.calls.map { Double($0) } })
    let means = Samples(times.flatMap { $0.means.map { Double($0) } })
    let who = threads == 1 ? "1 thread" : "\(threads) threads"
    let refused = recorder.refusals.others
    let note = refused > 0 ? "\(refused) refused" : ""
    add("record, \(who), median", single.median, "ns", .atMost(60), note)
    add("record, \(who), 99.9 %", single.quantile(0.999) / 1000, "µs", .atMost(2), "")
    let inRow = "mean of bursts of \(CallTimes.burst), median of them"
    add("record, \(who), in a row", means.median, "ns", nil, inRow)
  }

  private func add(
    _ name: String,
    _ value: Double,
    _ unit: String,
    _ target: Target?,
    _ note: String
  ) {
    report.add(Row(name, value, unit, must: target, note: note))
  }
}
