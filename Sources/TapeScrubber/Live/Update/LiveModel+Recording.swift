import Findings
import GestureScript
import SessionModel

extension LiveModel {
  /// Has `event`, whose names are the model's, happen now and be recorded.
  mutating func record(_ event: Event) {
    eventCount += 1
    verdicts.event = eventCount
    checker.apply(event, at: now, to: &session, telling: &told)
    effects.append(.record(event, at: now))
    log.lastEvent = EventPrinter(names: names).text(event)
    switch event {
    case .touch(let touch): log.add(touch, at: now)
    case .setup(.recognizer(let declaration)):
      if declaration.kind == .tap, declaration.drive == nil { openers.insert(declaration.name) }
    default: break
    }
    hear()
  }

  /// `event` of the setup with the model's names.
  mutating func renumbered(_ event: Event) -> Event {
    var event = event
    event.replaceNames { names.intern(setupNames[$0]) }
    return event
  }

  /// Notes what the reducer and the checker have said, then does what an app would do about it.
  mutating func hear() {
    var taps: [Name] = []
    for entry in told.facts {
      verdicts.receive(entry.fact, at: entry.time)
      let text = LiveFactText(entry.fact, session, names)
      if let line = text.line(at: entry.time) { log.add(line) }
      if let tap = openingTap(entry.fact) { taps.append(tap) }
    }
    told.removeAll()
    noteFindings()
    for tap in taps {
      guard let event = pushCall(cause: .recognizer(tap)) else { continue }
      record(event)
    }
  }

  private mutating func noteFindings() {
    for finding in checker.findings(after: log.findingCount) {
      log.add(
        finding: LiveLog.Line(
          time: finding.time,
          text: "\(finding.rule.spelling): \(finding.message.text(in: names))",
          isTrouble: finding.severity == .error
        )
      )
    }
  }

  /// A tap that nothing else is bound to opens the next screen; under a sheet it means nothing.
  private func openingTap(_ fact: Fact) -> Name? {
    guard case .recognized(let report) = fact, report.state == .ended,
      openers.contains(report.recognizer), session.app == .active, !isPresenting
    else { return nil }
    return report.recognizer
  }
}
