import Findings
import SessionModel
import TapeReplay

/// Checks a tape a few blocks at a time.
///
/// A tape that grows is checked anew from its start, as its timeline is.
struct FindingScan<Source: EventSource> {
  private let source: Source
  private let blocks: [EventBlock]
  private var next = 0
  private var checker = Checker()
  private var session: Session
  private var events: [TimedEvent] = []
  /// Whether the tape's end is not its last word: then nothing is missing there yet.
  private let isGrowing: Bool
  /// What a scan of the shorter tape found, shown until this one is complete.
  private let known: [Finding]
  private var found: [Finding] = []
  /// Whether all has been judged.
  private(set) var isComplete = false

  init(
    _ source: Source,
    blocks: [EventBlock],
    isGrowing: Bool = false,
    known: [Finding] = []
  ) {
    self.source = source
    self.blocks = blocks
    self.isGrowing = isGrowing
    self.known = known
    session = source.startingSession ?? Session(policies: source.description.policies)
  }

  /// What was found so far, in order of place, then by rule.
  var findings: [Finding] {
    isComplete || isFirst ? found : known
  }

  /// Whether nothing was known before.
  var isFirst: Bool {
    known.isEmpty
  }

  /// Checks up to `count` more blocks.
  mutating func advance(blocks count: Int) throws(Source.Failure) {
    let earlier = checker.findingCount
    defer { take(after: earlier) }
    var silence = NoFacts()
    var left = count
    while left > 0, next < blocks.count {
      left -= 1
      let index = next
      // Before reading: a block that cannot be read must not be tried for ever.
      next += 1
      try source.readEvents(ofBlock: index, into: &events)
      checker.passOverLost(through: blocks[index].startEvent)
      for timed in events {
        checker.apply(timed.event, at: timed.time, to: &session, telling: &silence)
      }
    }
    guard next >= blocks.count, !isComplete else { return }
    isComplete = true
    if !isGrowing { checker.finish(&session, telling: &silence) }
  }

  /// Marks on `timeline` what is found, and nothing else.
  func mark(on timeline: inout Timeline) {
    for bin in timeline.bins.indices { timeline.bins[bin].signs.subtract([.wrong, .doubtful]) }
    for finding in findings {
      guard let sign = finding.sign else { continue }
      timeline.bins[timeline.bin(of: finding.time)].signs.insert(sign)
    }
  }

  private mutating func take(after count: Int) {
    let new = checker.findings(after: count)
    guard !new.isEmpty else { return }
    found.append(contentsOf: new)
    found.sort { ($0.place, $0.rule.rawValue) < ($1.place, $1.rule.rawValue) }
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
