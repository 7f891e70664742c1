import Findings
import GestureScript
import SessionModel

/// What a script expects of the checker, judged when its log is over.
struct FindingExpectations {
  private let findings: [Finding]
  private let names: NameTable

  /// Judges by `findings`, all there are.
  init(_ findings: [Finding], names: NameTable) {
    self.findings = findings
    self.names = names
  }

  /// What is not as `expectation` says; `all` are the expectations of the script about findings.
  func differences(
    from expectation: ScriptExpectation,
    among all: [ScriptExpectation.Finding]
  ) -> [String] {
    switch expectation.subject {
    case .finding(let expected): differences(from: expected)
    case .noOtherFindings: others(than: all)
    default: []
    }
  }

  private func differences(from expected: ScriptExpectation.Finding) -> [String] {
    guard Rule(spelling: expected.rule) != nil else {
      let meant = Spelling.nearest(to: expected.rule, among: Rule.allCases.map { "\($0.spelling)" })
      let hint = meant.map { "did you mean \($0)?" } ?? "`touchtape check --explain all` lists them"
      return ["there is no rule \(NameText.text(expected.rule)); \(hint)"]
    }
    guard !expected.isOptional, !findings.contains(where: { matches($0, expected) }) else {
      return []
    }
    let similar = findings.filter { "\($0.rule.spelling)".same(as: expected.rule) }
    guard !similar.isEmpty else { return ["the checker does not find it"] }
    return ["the checker finds it elsewhere:"] + similar.map(line)
  }

  private func others(than expected: [ScriptExpectation.Finding]) -> [String] {
    findings.filter { finding in
      finding.severity >= .warning && !expected.contains { matches(finding, $0) }
    }.map(line)
  }

  private func matches(_ finding: Finding, _ expected: ScriptExpectation.Finding) -> Bool {
    guard "\(finding.rule.spelling)".same(as: expected.rule) else { return false }
    if let time = expected.time {
      let difference = (finding.time - time).microseconds.magnitude
      guard difference <= FindingExpectations.tolerance.microseconds.magnitude else { return false }
    }
    guard let subject = expected.subject else { return true }
    return finding.subjects.contains { $0.spelling(in: names).same(as: subject) }
  }

  private func line(_ finding: Finding) -> String {
    let place = "\(Outline.seconds(finding.time)) #\(finding.event)"
    let rule = "\(finding.severity.spelling) \(finding.rule.spelling)"
    return "\(place) \(rule): \(finding.message.text(in: names))"
  }

  /// How far a finding may be from the time where it is expected.
  private static let tolerance = Interval(microseconds: 2_000)
}
