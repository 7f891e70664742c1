import Findings
import SessionModel
import TapeFile
import TapeReplay
import TestSupport

/// Writing, reading and reducing whole tapes.
struct Reads {
  let report: Report
  let set: DataSet
  let runs: Int

  /// Measures everything and returns the median of reading and reducing, in M events/s.
  func measure(_ tape: [UInt8]) throws -> Double {
    let count = set.events.count
    let writing = try Throughput(events: count, runs: min(3, runs)) { _ = try set.tape() }
    report.add(writing.row("write, with keyframes and index"))
    let reader = try TapeReader(bytes: tape)
    var events: [TimedEvent] = []
    let reading = try Throughput(events: count, runs: runs) {
      for block in reader.blocks.indices { try reader.read(block: block, into: &events) }
    }
    report.add(reading.row("read"))
    let reducing = Throughput(events: count, runs: runs) {
      var (session, silence) = (Session(policies: set.description.policies), NoFacts())
      for event in set.events { session.apply(event.event, at: event.time, telling: &silence) }
    }
    report.add(reducing.row("reduce, in memory"))
    let checking = Throughput(events: count, runs: runs) {
      var (session, silence) = (Session(policies: set.description.policies), NoFacts())
      var checker = Checker()
      for event in set.events {
        checker.apply(event.event, at: event.time, to: &session, telling: &silence)
      }
      checker.finish(&session, telling: &silence)
    }
    report.add(checking.row("reduce + check, in memory", must: isLong ? .atLeast(5) : nil))
    let both = try Throughput(events: count, runs: runs) {
      try WholeFold(reader).fold(reader.blocks.indices)
    }
    report.add(both.row("read + reduce, one core", must: isLong ? .atLeast(10) : nil))
    if isLong { try measureTwoCores(reader) }
    return both.median
  }

  /// Small logs say nothing of a tape's speed.
  private var isLong: Bool { self.set.events.count >= 100_000 }

  /// Both halves of the blocks at once, the second from its keyframe, against all of them in turn.
  private func measureTwoCores(_ reader: TapeReader) throws {
    let fold = WholeFold(reader)
    var (alone, together) = (Double.infinity, Double.infinity)
    var (work, half) = (Double.infinity, Double.infinity)
    for _ in 0..<runs {
      let one = try Stopwatch.seconds { try fold.processorSeconds(reader.blocks.indices) }
      let two = Stopwatch.seconds { fold.halves() }
      (alone, together) = (min(alone, one.0), min(together, two.0))
      (work, half) = (min(work, one.1), min(half, two.1))
    }
    report.add(
      Row(
        "read + reduce, two cores",
        alone / together,
        "× one core",
        must: .atLeast(1.8),
        note: "\((Double(set.events.count) / together / 1e6).figure) M events/s, best of \(runs) "
          + "runs; by the threads' processor time \((work / half).figure) ×"
      )
    )
  }
}
