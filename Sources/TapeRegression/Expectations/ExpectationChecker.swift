import Findings
public import GestureScript
import SessionModel
public import TapeFile
import TapeReplay

/// Checks what a script expects against the tape that it makes.
///
///     let performed = try Script.parse(text, file: "swipe.gesture").perform()
///     let report = try ExpectationChecker.check(performed)
///     report.failures.isEmpty
///
/// The events are recorded in memory, read back and replayed, so a tape that lost something on its
/// way through the file would show. Each expectation sees the session after the events above it and
/// every deadline up to and including its time.
public struct ExpectationChecker {
  private let names: NameTable
  private var rest: ArraySlice<PlacedExpectation>
  private var session: Session
  private var facts = ExpectationFacts()
  private var checker = Checker()
  private var aboutFindings: [PlacedExpectation] = []
  private var eventCount = 0
  private var report = ExpectationReport()

  /// Checks the expectations of `script`.
  ///
  /// - Throws: what recording and reading a tape throw, say for an event that is too large.
  public static func check(_ script: PerformedScript) throws(TapeError) -> ExpectationReport {
    let bytes = try TapeWriter.bytes(
      of: script.events,
      names: script.names,
      description: script.description
    )
    let reader = try TapeReader(bytes: bytes, policy: .strict)
    var checker = ExpectationChecker(script, names: reader.names)
    checker.checkDue()
    var events: [TimedEvent] = []
    for block in reader.eventBlocks.indices {
      try reader.readEvents(ofBlock: block, into: &events)
      for timed in events { checker.apply(timed) }
    }
    return checker.finished()
  }

  private init(_ script: PerformedScript, names: NameTable) {
    self.names = names
    session = Session(policies: script.description.policies)
    aboutFindings = script.expectations.filter(\.expectation.isAboutFindings)
    // Expectations about the end stand anywhere in a script; equal places keep their order.
    rest =
      script.expectations.filter { !$0.expectation.isAboutFindings }.enumerated().sorted {
        ($0.element.eventCount, $0.offset) < ($1.element.eventCount, $1.offset)
      }.map(\.element)[...]
  }

  private mutating func apply(_ timed: TimedEvent) {
    // An event that claims an earlier time lets no time pass, not even deadlines due now.
    if timed.time >= session.now { checker.advance(&session, to: timed.time, telling: &facts) }
    facts.startEvent()
    checker.apply(timed.event, at: timed.time, to: &session, telling: &facts)
    eventCount += 1
    checkDue()
  }

  /// Checks what stands after the events so far.
  private mutating func checkDue() {
    while let next = rest.first, next.eventCount <= eventCount {
      rest.removeFirst()
      check(next)
    }
  }

  private mutating func check(_ placed: PlacedExpectation) {
    var place = ExpectationPlace(session: session, facts: facts, names: names)
    place.advance(to: placed.time)
    note(place.differences(from: placed.expectation), placed.expectation)
  }

  private mutating func note(_ differences: [String], _ expectation: ScriptExpectation) {
    report.checkedCount += 1
    guard !differences.isEmpty else { return }
    report.failures.append(
      ExpectationFailure(
        line: expectation.line,
        source: expectation.source,
        differences: differences
      )
    )
  }

  private mutating func checkFindings() {
    checker.finish(&session, telling: &facts)
    let judge = FindingExpectations(checker.findings, names: names)
    let all = aboutFindings.compactMap { placed -> ScriptExpectation.Finding? in
      if case .finding(let finding) = placed.expectation.subject { finding } else { nil }
    }
    for placed in aboutFindings {
      note(judge.differences(from: placed.expectation, among: all), placed.expectation)
    }
  }

  private consuming func finished() -> ExpectationReport {
    checkFindings()
    report.failures.sort { $0.line < $1.line }
    return report
  }
}

extension ScriptExpectation {
  /// Whether it is judged by what the checker finds in the whole log.
  fileprivate var isAboutFindings: Bool {
    switch subject {
    case .finding, .noOtherFindings: true
    default: false
    }
  }
}
