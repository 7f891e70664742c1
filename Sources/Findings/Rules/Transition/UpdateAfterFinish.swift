import SessionModel

/// A transition that was decided is not dragged on.
struct UpdateAfterFinish: ExplainedRule {
  static let explanation = RuleExplanation(
    meaning: """
      A transition is told no progress after its finish, cancel or completion, unless it was caught \
      again.
      """,
    cause: """
      The object that drives the transition is kept after the release, and the next gesture, or a \
      late display-link tick, still updates it.
      """
  )

  func judge(_ transition: TransitionReport, _ scene: Scene, _ report: inout FindingReport) {
    guard case .update(let progress) = transition.step,
      let track = scene.transition(transition.id), !track.isRefused, let terminal = track.terminal
    else { return }
    report.add(
      .updateAfterFinish,
      of: [.transition(transition.id)],
      "\(transition.id): update \(progress) after \(terminal)"
    )
  }
}

extension TransitionTrack {
  /// What ended it so far.
  var terminal: StaticString? {
    switch phase {
    case .interactive, .animated: nil
    case .finishing: "finish"
    case .cancelling: "cancel"
    case .completed: "complete"
    }
  }
}
