import Findings
import Testing

/// A log that breaks a rule, and one just inside its limit that does not.
struct RuleExample: Sendable, CustomTestStringConvertible {
  /// The rule.
  let rule: Rule
  /// What distinguishes this example from others of the rule.
  let title: String
  /// Lines that both logs begin with.
  let common: String
  /// The lines that break the rule.
  let broken: String
  /// The finding: severity, rule, time, what it is about.
  let finding: String
  /// What the finding says.
  let message: String
  /// The lines that do not.
  let kept: String

  init(
    _ rule: Rule,
    _ title: String,
    common: String = "",
    broken: String,
    finding: String,
    message: String,
    kept: String
  ) {
    self.rule = rule
    self.title = title
    self.common = common
    self.broken = broken
    self.finding = finding
    self.message = message
    self.kept = kept
  }

  var testDescription: String {
    "\(rule.spelling), \(title)"
  }

  static let all =
    touch + gesture + motion + transition + state + windows + driven + reuse + clocks + honest
}

extension RuleExample {
  /// A drag at the left edge that begins a pop of B to A at 0.54.
  static let swipe = """
    0 setup stack main=[A,B]
    0.5 touch down id=1 x=4 y=400
    0.54 touch move id=1 x=64 y=400
    0.54 gesture edgePan began touch=1 tx=60 vx=1500
    0.54 transition t1 begin pop from=B to=A interactive by=edgePan

    """
}
