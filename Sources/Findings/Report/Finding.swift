public import SessionModel

/// A rule that the log breaks, and where.
public struct Finding: Equatable, Sendable {
  /// The rule.
  public var rule: Rule
  /// How bad it is here; some rules are worse in some cases.
  public var severity: Severity
  /// When the event at fault happened.
  public var time: Time
  /// Number of the event that triggered it, counted from 1.
  public var event: Int
  /// What it is about, the most important thing first.
  public var subjects: [Subject]
  /// What is wrong.
  public var message: Message

  /// Whether `left` stands before `right` in a report: by event, then by rule.
  public static func precedes(_ left: Finding, _ right: Finding) -> Bool {
    (left.event, left.rule.rawValue) < (right.event, right.rule.rawValue)
  }
}
