import Findings
import SessionModel
import TestSupport
import Testing

@Suite("The log of an app without a fault")
struct ObservedMonkeyTests {
  /// Ranges of seeds, a test case each.
  static let seeds = stride(from: 0, to: 600, by: 50).map { $0..<($0 + 50) }

  @Test("breaks no rule", arguments: seeds)
  func breaksNothing(seeds: Range<Int>) throws {
    for seed in seeds {
      let log = try ObservedLog(seed: seed)
      let checked = CheckedLog(log.events, names: log.names)
      let broken = checked.findings.indices.filter { checked.findings[$0].severity >= .warning }
      #expect(broken.map { checked.lines[$0] } == [], "seed \(seed)")
    }
  }
}

@Suite("A log that begins in the midst of another one")
struct CutLogTests {
  /// What the checker says about the events from `place` on.
  private func findings(_ log: ObservedLog, from place: Int) -> [Finding] {
    var (checker, session, silence) = (Checker(), Session(), NoFacts())
    for timed in log.events[..<place] {
      session.apply(timed.event, at: timed.time, telling: &silence)
    }
    for timed in log.events[place...] {
      checker.apply(timed.event, at: timed.time, to: &session, telling: &silence)
    }
    checker.finish(&session, telling: &silence)
    return checker.findings.filter { $0.severity >= .warning }
  }

  @Test("breaks no rule that the whole log keeps", arguments: 0..<40)
  func breaksNothing(seed: Int) throws {
    let log = try ObservedLog(seed: seed)
    var generator = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<12 {
      let place = Int.random(in: 2..<log.events.count, using: &generator)
      let found = findings(log, from: place).map { $0.message.text(in: log.names) }
      #expect(found == [], "from \(place)")
    }
  }
}

@Suite("A fault in the log of an app")
struct MutationTests {
  @Test("is named by its rule, wherever it is", arguments: Mutation.all)
  func named(mutation: Mutation) {
    var places = 0
    for (seed, log) in Self.logs.enumerated() {
      var generator = SeededGenerator(seed: UInt64(seed))
      guard let events = mutation.apply(log.events, &generator) else { continue }
      places += 1
      let found = Set(CheckedLog(events, names: log.names).findings.map(\.rule))
      #expect(!found.isDisjoint(with: mutation.rules), "seed \(seed): \(found)")
    }
    #expect(places > 100)
  }

  /// The logs in which each mutation is tried.
  private static let logs = (0..<250).compactMap { try? ObservedLog(seed: $0) }
}
