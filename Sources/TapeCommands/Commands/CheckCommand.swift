import Findings
import SessionModel
import TapeFile
import TapeRegression

/// `check`: what is wrong on tapes, by the rules of the checker.
struct CheckCommand: Command {
  static let name = "check"
  static let summary = "says which rules of gestures and navigation a tape breaks, and where"
  static let operands = "TAPE… [--fail-on SEVERITY] [--threshold NAME=VALUE]… | --explain RULE"
  static let options = [failOn, explain, .threshold, .json, .policies]
  static let notes =
    [
      "A line a finding: when, at which event, how bad, which rule, what is wrong. The exit status is",
      "1 if a finding is as bad as --fail-on says. A script (.gesture) is performed first.",
      "--explain RULE tells what a rule means and how apps usually come to break it;",
      "--explain all lists every rule.",
    ] + Option.thresholdNotes

  private static let failOn = Option(
    "--fail-on",
    value: "SEVERITY",
    "error (default), warning, info or never"
  )
  private static let explain = Option("--explain", value: "RULE", "explain a rule, or all")

  private let paths: [String]
  private let changes: [PolicyChange]
  private let limit: Severity?
  private let explained: [Rule]
  private let thresholds: Thresholds
  private let policy: ReadingPolicy
  private let isJSON: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    isJSON = arguments.has(.json)
    changes = try arguments.policyChanges()
    limit = try Self.severity(arguments.value(Self.failOn) ?? "error")
    explained = try arguments.value(Self.explain).map(Self.rules) ?? []
    thresholds = try arguments.thresholds()
    policy = try arguments.policy(passingChanges: true)
    paths = explained.isEmpty ? try arguments.someOperands("TAPE") : []
  }

  func run(_ console: Console) throws(CommandError) -> ExitStatus {
    for rule in explained { try RuleText.write(rule, console) }
    var worst: Severity?
    for path in paths {
      let findings = try check(path, console)
      for finding in findings { worst = max(worst ?? finding.severity, finding.severity) }
    }
    guard !paths.isEmpty, let limit, let worst, worst >= limit else { return .done }
    return .no
  }

  /// Checks one tape and prints what is found.
  private func check(_ path: String, _ console: Console) throws(CommandError) -> [Finding] {
    var tape = try TapeInput.playing(path, console, policy: policy)
    tape.changes = changes
    let reader = tape.reader
    let findings: [Finding]
    do throws(TapeError) {
      findings = try Checker.findings(
        of: reader,
        thresholds: thresholds,
        policies: tape.policies
      )
    } catch {
      throw CommandError(error, path: tape.path)
    }
    let label = paths.count > 1 ? "\(Escaped.text(tape.path)): " : ""
    for finding in findings {
      let text = FindingText(finding, names: reader.names)
      try console.writeLine(isJSON ? text.json(file: tape.path) : label + text.line)
    }
    let extent = reader.losses.contains(where: \.costsEvents) ? " in what is left of the tape" : ""
    if !isJSON { try console.writeLine(label + FindingText.summary(of: findings) + extent) }
    return findings
  }

  private static func severity(_ text: String) throws(UsageError) -> Severity? {
    if text == "never" { return nil }
    for severity in Severity.allCases where "\(severity.spelling)" == text { return severity }
    throw UsageError("--fail-on \(text): expected error, warning, info or never")
  }

  private static func rules(_ text: String) throws(UsageError) -> [Rule] {
    if text == "all" { return Rule.allCases }
    guard let rule = Rule(spelling: text) else {
      throw UsageError(
        "--explain \(text): there is no such rule",
        text,
        among: Rule.allCases.map { "\($0.spelling)" },
        otherwise: "--explain all lists them"
      )
    }
    return [rule]
  }
}
