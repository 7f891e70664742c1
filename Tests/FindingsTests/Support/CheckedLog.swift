import Findings
import GestureScript
import SessionModel

/// What the checker says about a script.
struct CheckedLog {
  let findings: [Finding]
  let names: NameTable

  init(_ script: String, thresholds: Thresholds = Thresholds()) throws {
    let performed = try Script.parse(Array(script.utf8), file: "test.gesture").perform()
    self.init(performed, thresholds: thresholds)
  }

  init(_ script: PerformedScript, thresholds: Thresholds = Thresholds()) {
    var checker = Checker(thresholds: thresholds)
    var session = Session(policies: script.description.policies)
    var silence = NoFacts()
    for event in script.events {
      checker.apply(event.event, at: event.time, to: &session, telling: &silence)
    }
    checker.finish(&session, telling: &silence)
    findings = checker.findings
    names = script.names
  }

  /// The findings as lines: severity, rule, time, what they are about.
  var lines: [String] {
    findings.map { finding in
      let subjects = finding.subjects.map { $0.spelling(in: names) }.joined(separator: " ")
      let rule = "\(finding.severity.spelling) \(finding.rule.spelling)"
      return "\(rule) \(finding.time.seconds) \(subjects)"
    }
  }

  /// The findings of one rule, as lines.
  func lines(of rule: Rule) -> [String] {
    zip(findings, lines).filter { $0.0.rule == rule }.map(\.1)
  }

  /// What the findings of one rule say.
  func messages(of rule: Rule) -> [String] {
    findings.filter { $0.rule == rule }.map { $0.message.text(in: names) }
  }
}
