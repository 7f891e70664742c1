import Findings
import SessionModel
import TapeReplay

/// Checks a tape a few blocks at a time.
struct FindingScan<Source: EventSource> {
  private let source: Source
  private let blocks: [EventBlock]
  private var next = 0
  private var checker = Checker()
  private var session: Session
  private var events: [TimedEvent] = []
  /// Whether the end of the tape has been judged.
  private(set) var isComplete = false
  /// What was found so far, in order of place, then by rule.
  private(set) var findings: [Finding] = []

  init(_ source: Source, blocks: [EventBlock]) {
    self.source = source
    self.blocks = blocks
    session = source.startingSession ?? Session(policies: source.description.policies)
  }

  /// Checks up to `count` more blocks, and marks on `timeline` what is found.
  mutating func advance(
    blocks count: Int,
    _ timeline: inout Timeline
  ) throws(Source.Failure) {
    let known = checker.findingCount
    defer { take(after: known, &timeline) }
    var silence = NoFacts()
    var left = count
    while left > 0, next < blocks.count {
      left -= 1
      let index = next
      // Before reading: a block that cannot be read must not be tried for ever.
      next += 1
      try source.readEvents(ofBlock: index, into: &events)
      for timed in events {
        checker.apply(timed.event, at: timed.time, to: &session, telling: &silence)
      }
    }
    guard next >= blocks.count, !isComplete else { return }
    isComplete = true
    checker.finish(&session, telling: &silence)
  }

  private mutating func take(after count: Int, _ timeline: inout Timeline) {
    let new = checker.findings(after: count)
    guard !new.isEmpty else { return }
    for finding in new {
      guard let sign = finding.sign else { continue }
      timeline.bins[timeline.bin(of: finding.time)].signs.insert(sign)
    }
    findings.append(contentsOf: new)
    findings.sort { ($0.place, $0.rule.rawValue) < ($1.place, $1.rule.rawValue) }
  }
}

extension Finding {
  /// Where the player stands to look at it.
  var place: Position {
    Position(event: event, time: time)
  }

  /// How the timeline shows it; a mere remark is not shown.
  fileprivate var sign: TimelineBin.Signs? {
    switch severity {
    case .error: .wrong
    case .warning: .doubtful
    case .info: nil
    }
  }
}
