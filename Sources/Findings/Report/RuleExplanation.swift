/// What a rule means and how apps usually come to break it.
public struct RuleExplanation: Sendable {
  /// What the rule demands, in a sentence or two.
  public let meaning: StaticString
  /// How apps usually come to break it, and what helps.
  public let cause: StaticString
}
