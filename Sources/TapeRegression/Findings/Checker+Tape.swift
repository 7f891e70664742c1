public import Findings
import SessionModel
public import TapeFile
import TapeReplay

extension Checker {
  /// What the checker finds on the tape that `reader` reads, by event, then by rule.
  ///
  /// - Throws: what reading a block throws.
  /// - Complexity: O(events), in one pass; memory for one block beside what is found.
  public static func findings(
    of reader: TapeReader,
    thresholds: Thresholds = Thresholds()
  ) throws(TapeError) -> [Finding] {
    var checker = Checker(thresholds: thresholds)
    var session = reader.header.initialSession
    var silence = NoFacts()
    var events: [TimedEvent] = []
    for block in reader.eventBlocks.indices {
      try reader.readEvents(ofBlock: block, into: &events)
      for timed in events {
        checker.apply(timed.event, at: timed.time, to: &session, telling: &silence)
      }
    }
    checker.finish(&session, telling: &silence)
    return checker.findings
  }
}
