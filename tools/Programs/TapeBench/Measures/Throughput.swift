/// How many events a second a piece of work handles, over several runs.
struct Throughput {
  /// Events that one run should handle at least, so that a clock's grain does not show.
  private static let leastEvents = 200_000

  private let seconds: Samples

  /// Times `work`, which handles `events` of them, by the processor's time.
  init(events: Int, runs: Int, _ work: () throws -> Void) rethrows {
    let times = max(1, Throughput.leastEvents / max(1, events))
    let perEvent = try (0..<runs).map { _ in
      try Stopwatch.processorSeconds { for _ in 0..<times { try work() } }.0
        / Double(times * max(1, events))
    }
    seconds = Samples(perEvent)
  }

  /// The middle of the runs, in millions of events a second.
  var median: Double { 1e-6 / seconds.median }
  /// The best run, in millions of events a second.
  var best: Double { 1e-6 / seconds.least }

  /// The line of the table.
  func row(_ name: String, must target: Target? = nil, note: String = "") -> Row {
    let best = "best run \(best.figure)"
    let note = note.isEmpty ? best : "\(best); \(note)"
    return Row(name, median, "M events/s", must: target, note: note)
  }
}
