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
  /// What was found last.
  private var new: [Finding] = []
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

  /// Findings of a stretch of time; of very many only the first.
  func findings(from start: Time, to end: Time) -> ArraySlice<Finding> {
    let all = findings
    let first = all.firstPlace { $0.time >= start }
    let last = all.firstPlace { $0.time > end }
    return all[first..<min(max(first, last), first + Self.mostShown)]
  }

  /// Findings that a frame looks at.
  private static var mostShown: Int { 4096 }

  /// Whether it has begun and is not done.
  var isBusy: Bool {
    next > 0 && !isComplete
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
    timeline.clear(.found)
    for finding in findings { timeline.mark(finding.sign, at: finding.time) }
  }

  /// Marks on `timeline` what was found last.
  func markNew(on timeline: inout Timeline) {
    for finding in new { timeline.mark(finding.sign, at: finding.time) }
  }

  /// Findings of a late rule may belong far back; nearly always they belong to the end.
  private mutating func take(after count: Int) {
    new = checker.findings(after: count).sorted(by: Finding.stands)
    guard let first = new.first else { return }
    let isInOrder = found.last.map { !Finding.stands(first, $0) } ?? true
    found.append(contentsOf: new)
    if !isInOrder { found.sort(by: Finding.stands) }
  }
}

extension Finding {
  /// Where the player stands to look at it.
  var place: Position {
    Position(event: event, time: time)
  }

  /// How the timeline shows it; one that only informs is not.
  var sign: TimelineBin.Signs {
    switch severity {
    case .error: .wrong
    case .warning: .doubtful
    case .info: []
    }
  }

  /// Whether `left` stands before `right`: by place, then by rule.
  fileprivate static func stands(_ left: Finding, _ right: Finding) -> Bool {
    (left.place, left.rule.rawValue) < (right.place, right.rule.rawValue)
  }
}
