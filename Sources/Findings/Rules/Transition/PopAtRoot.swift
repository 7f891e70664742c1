import SessionModel

/// There is something to pop.
struct PopAtRoot: ExplainedRule {
  static let explanation = RuleExplanation(
    meaning: "A pop takes effect on a stack of more than one screen.",
    cause: "A close button does not know how its screen was shown, or a pop was queued twice."
  )

  func judge(_ fact: Fact, _ report: inout FindingReport) {
    guard case .fault(.popAtRoot, let stack) = fact else { return }
    report.add(.popAtRoot, of: [.name(stack)], "pop has nothing to remove")
  }
}
