public import Findings
public import SessionModel
public import TapeFile
import TapeReplay

extension Checker {
  /// What the checker finds on the tape that `reader` reads, by event, then by rule.
  ///
  /// - Parameter policies: How the undefined is decided; nil is as the tape says.
  /// - Throws: what reading a block throws.
  /// - Complexity: O(events), in one pass; memory for one block beside what is found.
  public static func findings(
    of reader: TapeReader,
    thresholds: Thresholds = Thresholds(),
    policies: Policies? = nil
  ) throws(TapeError) -> [Finding] {
    var checker = Checker(thresholds: thresholds)
    let start = reader.header.initialSession
    var session = policies.map { start.deciding(by: $0) } ?? start
    var silence = NoFacts()
    var events: [TimedEvent] = []
    for (index, block) in reader.eventBlocks.enumerated() {
      try reader.readEvents(ofBlock: index, into: &events)
      checker.passOverLost(through: block.startEvent)
      for timed in events {
        checker.apply(timed.event, at: timed.time, to: &session, telling: &silence)
      }
    }
    checker.passOverLost(through: reader.eventCount)
    checker.finish(&session, telling: &silence)
    return checker.findings
  }
}
