/// A rule that can say what it means.
protocol ExplainedRule {
  /// What it means and how apps usually come to break it.
  static var explanation: RuleExplanation { get }
}
