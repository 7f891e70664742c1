import SessionModel

/// A transition is decided when the finger leaves.
struct TerminalBeforeRelease: ExplainedRule {
  static let explanation = RuleExplanation(
    meaning: "A transition is finished or cancelled after its finger was lifted.",
    cause: """
      The app decides as soon as a threshold is crossed. That may be meant; the user cannot take the \
      drag back then.
      """
  )

  func judge(_ transition: TransitionReport, _ scene: Scene, _ report: inout FindingReport) {
    guard transition.step == .finish || transition.step == .cancel,
      let track = scene.transition(transition.id), track.phase == .interactive, !track.isRefused,
      let touch = track.touch, scene.touch(touch)?.isDown == true
    else { return }
    report.add(
      .terminalBeforeRelease,
      of: [.transition(transition.id), .touch(touch)],
      "\(transition.id) was decided before the finger lifted"
    )
  }
}
