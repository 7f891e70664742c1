import SessionModel
import TapeFile
import TapeReplay

/// How quickly a stored tape opens, seeks, steps and replays.
struct TapeSpeed {
  private let path: String
  private let reader: TapeReader
  private let reducer: SessionReducer

  /// Seeks, and steps, that are timed.
  private static let moves = 4000
  /// How often those are taken: the quickest counts, as least disturbed.
  private static let turns = 15
  /// Most blocks that are replayed for the figures on one and on all cores.
  private static let mostBlocks = 256

  init(_ path: String) throws {
    self.path = path
    reader = try TapeReader(path: path)
    reducer = SessionReducer(policies: reader.description.policies)
  }

  /// Prints the figures.
  func show() throws {
    row("events", "\(reader.eventCount) in \(reader.blocks.count) blocks")
    let opening = try Samples(
      (0..<21).map { _ in try Stopwatch.seconds { try TapeReader(path: path) }.0 }
    )
    row("open, least and median", "\(milliseconds(opening, 0)), \(milliseconds(opening, 0.5)) ms")
    try showSeeks()
    try showSteps()
    try showReplays()
  }

  private func showSeeks() throws {
    var places = Places()
    var replayer = Replayer(reader, through: reducer)
    let seeks = try Samples(
      (0..<Self.moves).map { _ in
        let place = Int.random(in: 0...reader.eventCount, using: &places)
        return try Stopwatch.seconds { try replayer.seek(toEvent: place) }.0
      }
    )
    row("random seek, 1 %, median, 99 %", microseconds(seeks))
    let last = reader.endTime.microseconds
    let times = try Samples(
      (0..<Self.moves).map { _ in
        let time = Time(microseconds: Int64.random(in: 0...last, using: &places))
        return try Stopwatch.seconds { try replayer.seek(to: time) }.0
      }
    )
    row("random seek to a time", microseconds(times))
  }

  private func showSteps() throws {
    var replayer = Replayer(reader, through: reducer)
    try replayer.seekToEnd()
    let steps = try Samples(
      (0..<(2 * Self.moves)).map { _ in try Stopwatch.seconds { try replayer.stepBack() }.0 }
    )
    row("step back, 1 %, median, 99 %", microseconds(steps))
  }

  /// On one core and on all, in turns, so that what else the machine does hits both alike.
  private func showReplays() throws {
    let events = reader.blocks.prefix(Self.mostBlocks).reduce(0) { $0 + $1.count }
    var (alone, together): ([Cost], [Cost]) = ([], [])
    for _ in 0..<Self.turns {
      alone.append(try replay(workers: 1))
      together.append(try replay(workers: Cores.count))
    }
    let (one, all) = (Cost(leastOf: alone), Cost(leastOf: together))
    row("read and reduce, 1 core", "\((Double(events) / one.seconds / 1e6).text(2)) M events/s")
    row(
      "read and reduce, \(Cores.count) cores",
      "\((Double(events) / all.seconds / 1e6).text(2)) M events/s, "
        + "\((one.seconds / all.seconds).text(2)) times one"
    )
    // What a machine that does nothing else would make of it, if the cores share the work evenly.
    let gain = Double(Cores.count) * one.processorSeconds / all.processorSeconds
    row("the same by processor time", "\(gain.text(2)) times one")
  }

  /// Time that a replay takes, and time of processors.
  private struct Cost {
    var seconds: Double
    var processorSeconds: Double

    init(seconds: Double, processorSeconds: Double) {
      (self.seconds, self.processorSeconds) = (seconds, processorSeconds)
    }

    init(leastOf costs: [Cost]) {
      seconds = Samples(costs.map(\.seconds)).quantile(0)
      processorSeconds = Samples(costs.map(\.processorSeconds)).quantile(0)
    }
  }

  private func replay(workers: Int) throws -> Cost {
    let replayer = Replayer(reader, through: reducer)
    let (processorSeconds, seconds) = try Stopwatch.processorSeconds {
      try Stopwatch.seconds {
        var blocks = 0
        try replayer.forEachBlock(workers: workers) { _, _ in
          blocks += 1
          return blocks < Self.mostBlocks
        }
      }.0
    }
    return Cost(seconds: seconds, processorSeconds: processorSeconds)
  }

  private func microseconds(_ samples: Samples) -> String {
    [0.01, 0.5, 0.99].map { "\((samples.quantile($0) * 1e6).text(1))" }.joined(separator: ", ")
      + " µs"
  }

  private func milliseconds(_ samples: Samples, _ share: Double) -> String {
    "\((samples.quantile(share) * 1e3).text(3))"
  }
}
