import Findings
import GestureScript
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
      "1 if a finding is as bad as --fail-on says, else 65 if events are missing where a tape is damaged:",
      "what is not there was not checked. --policy tail, prefix or salvage says that this is no failure,",
      "and so does --fail-on never.",
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
  /// Whether a tape of which events are missing is a failure.
  private let minds: Bool
  private let isJSON: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    isJSON = arguments.has(.json)
    changes = try arguments.policyChanges()
    limit = try Self.severity(arguments.value(Self.failOn) ?? "error")
    explained = try arguments.value(Self.explain).map(Self.rules) ?? []
    thresholds = try arguments.thresholds()
    policy = try arguments.policy(passingChanges: true)
    minds = limit != nil && !arguments.namesPolicy
    paths = explained.isEmpty ? try arguments.someOperands("TAPE") : []
  }

  func run(_ console: Console) throws(CommandError) -> ExitStatus {
    for rule in explained { try RuleText.write(rule, console) }
    var worst: Severity?
    var isComplete = true
    for path in paths {
      let (findings, isWhole) = try check(path, console)
      isComplete = isComplete && isWhole
      for finding in findings { worst = max(worst ?? finding.severity, finding.severity) }
    }
    if let limit, let worst, worst >= limit { return .no }
    return isComplete || !minds ? .done : .badData
  }

  /// Checks one tape and prints what is found; `isWhole` where no events are missing.
  private func check(
    _ path: String,
    _ console: Console
  ) throws(CommandError) -> (findings: [Finding], isWhole: Bool) {
    var tape = try TapeInput(path, console, policy: policy)
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
    let isWhole = !reader.losses.contains(where: \.costsEvents)
    let extent = isWhole ? "" : " in what is left of the tape"
    if !isJSON { try console.writeLine(label + FindingText.summary(of: findings) + extent) }
    return (findings, isWhole)
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
