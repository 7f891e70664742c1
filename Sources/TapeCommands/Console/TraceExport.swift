import Findings
import Interchange
import SessionModel
import TapeFile
import TapeReplay

/// Writes a tape as a trace while its events pass by, with what the checker finds.
struct TraceExport {
  private let tape: TapeInput
  private var session: Session
  private var checker = Checker()
  private var trace: SessionTrace
  private var facts = FactLog()
  private var findingCount = 0

  init(of tape: TapeInput) {
    self.tape = tape
    session = tape.reader.header.initialSession
    trace = SessionTrace(
      of: session,
      names: tape.reader.names,
      title: FileName.last(of: tape.path)
    )
  }

  /// Writes the whole trace, a bit at a time.
  mutating func write(
    _ write: (ArraySlice<UInt8>) throws(CommandError) -> Void
  ) throws(CommandError) {
    var events: [TimedEvent] = []
    for (index, block) in tape.reader.eventBlocks.enumerated() {
      do throws(TapeError) {
        try tape.reader.readEvents(ofBlock: index, into: &events)
      } catch {
        throw CommandError(error, path: tape.path)
      }
      checker.passOverLost(through: block.startEvent)
      for timed in events {
        apply(timed)
        if trace.byteCount >= SpooledOutput.chunk { try write(trace.takeBytes()[...]) }
      }
    }
    checker.passOverLost(through: tape.reader.eventCount)
    checker.finish(&session, telling: &facts)
    trace.take(nil, facts, session)
    showFindings()
    trace.finish()
    try write(trace.takeBytes()[...])
  }

  /// Takes in an event; what is due before it is shown at its own moment.
  private mutating func apply(_ timed: TimedEvent) {
    while session.mayAct(by: timed.time), let due = session.nextDeadlineTime, due <= timed.time,
      due != .never
    {
      checker.advance(&session, to: due, telling: &facts)
      take(nil)
    }
    checker.apply(timed.event, at: timed.time, to: &session, telling: &facts)
    take(timed.event)
  }

  private mutating func take(_ event: Event?) {
    trace.take(event, facts, session)
    facts.removeAll()
    if checker.findingCount > findingCount { showFindings() }
  }

  private mutating func showFindings() {
    for finding in checker.findings(after: findingCount) {
      trace.showFinding(
        "\(finding.rule.spelling)",
        severity: "\(finding.severity.spelling)",
        message: finding.message.text(in: tape.reader.names),
        event: finding.event,
        at: finding.time
      )
    }
    findingCount = checker.findingCount
  }
}
