import SessionModel

/// Progress is between nothing and all.
struct ProgressOutOfRange: ExplainedRule {
  static let explanation = RuleExplanation(
    meaning: "A transition is told a progress from 0 to 1.",
    cause: """
      The translation is divided by the width without clamping, by a width of zero, or by the width \
      before a rotation.
      """
  )

  func judge(_ transition: TransitionReport, _ scene: Scene, _ report: inout FindingReport) {
    guard case .update(let progress) = transition.step, !(0...1).contains(progress),
      scene.transition(transition.id)?.isRefused != true
    else { return }
    report.add(
      .progressOutOfRange,
      of: [.transition(transition.id)],
      "\(transition.id): progress \(progress, places: 3) is outside 0...1"
    )
  }
}
