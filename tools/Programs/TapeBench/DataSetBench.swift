import SessionModel
import TapeFile

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The part of the table about one set of events.
struct DataSetBench {
  let report: Report
  let options: BenchOptions
  /// Whether seeks are measured in this tape, and every peer beside it.
  let isFull: Bool

  func measure(_ set: DataSet) throws {
    report.begin("\(set.title): \(set.events.count) events")
    let tape = try set.tape()
    Sizes(report: report, set: set).measure(tape)
    _ = try Reads(report: report, set: set, runs: options.repeats).measure(tape)
    if isFull { try measureSeeks(tape) }
    guard options.hasPeers else { return }
    let part = set.prefix(options.peerCount)
    if part.events.count < set.events.count {
      report.begin("peers, on the first \(part.events.count) events of the \(set.title)")
      Sizes(report: report, set: part).measure(try part.tape())
    }
    try Peers(report: report, set: part, options: options).measure(isFull: isFull)
  }

  private func measureSeeks(_ tape: [UInt8]) throws {
    let path = Scratch.path("set.tape")
    defer { unlink(path) }
    guard FileBytes.write(tape, to: path) else { return }
    let seeks = Seeks(report: report, count: options.seeks, isJudged: false)
    try seeks.measure(TapeReader(path: path))
  }
}
