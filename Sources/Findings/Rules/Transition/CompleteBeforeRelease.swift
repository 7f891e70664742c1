import SessionModel

/// A transition does not complete under the finger.
struct CompleteBeforeRelease: ExplainedRule {
  static let explanation = RuleExplanation(
    meaning: """
      An interactive transition that was neither finished nor cancelled does not complete while its \
      finger is still down.
      """,
    cause: """
      `completeTransition` is called from an animation's completion, though the animation was only \
      being scrubbed; or progress 1 is taken for the end.
      """
  )

  func judge(_ transition: TransitionReport, _ scene: Scene, _ report: inout FindingReport) {
    guard case .complete = transition.step,
      let track = scene.transition(transition.id), track.phase == .interactive, !track.isRefused,
      let touch = track.touch, scene.touch(touch)?.isDown == true
    else { return }
    report.add(
      .completeBeforeRelease,
      of: [.transition(transition.id), .touch(touch)],
      "\(transition.id) completed under the finger (p=\(track.fraction))"
    )
  }
}
