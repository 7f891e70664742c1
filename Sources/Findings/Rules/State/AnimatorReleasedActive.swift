import SessionModel

/// An animator lives until it has ended.
struct AnimatorReleasedActive: ExplainedRule {
  static let explanation = RuleExplanation(
    meaning: "A property animator is not released while it is started, paused or stopped.",
    cause: """
      A cancelled gesture leaves the animator paused, and the next one replaces it: the app crashes \
      then. Stop it and finish it first.
      """
  )

  func judge(_ animator: AnimatorReport, _ session: Session, _ report: inout FindingReport) {
    guard animator.step == .release,
      let known = session.animators.first(where: { $0.id == animator.id }),
      known.state != .inactive
    else { return }
    let state: StaticString =
      known.state == .stopped ? "stopped" : known.isRunning ? "running" : "paused"
    report.add(
      .animatorReleasedActive,
      of: [.name(animator.id)],
      "\(animator.id) released while \(state)"
    )
  }
}
