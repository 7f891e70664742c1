import SessionModel

/// A transition ends as it was told to.
struct OutcomeMismatch: ExplainedRule {
  static let explanation = RuleExplanation(
    meaning: """
      A transition that was finished is reported as finished when it completes, and one that was \
      cancelled is not.
      """,
    cause: """
      The animator calls `completeTransition(true)` whatever happened; it must be \
      `!transitionWasCancelled`.
      """
  )

  func judge(_ transition: TransitionReport, _ scene: Scene, _ report: inout FindingReport) {
    guard case .complete(let finished) = transition.step,
      let track = scene.transition(transition.id), !track.isRefused,
      track.isSettling, finished != (track.phase == .finishing), let terminal = track.terminal
    else { return }
    report.add(
      .outcomeMismatch,
      of: [.transition(transition.id)],
      "\(transition.id): \(terminal), but reported finished=\(finished)"
    )
  }
}
