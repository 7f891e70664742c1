import SessionModel

/// A gesture does not start a transition while another one is under way.
struct GestureDuringTransition: ExplainedRule {
  static let explanation = RuleExplanation(
    meaning: """
      A gesture-driven transition begins only while no other transition of its window is open, \
      whatever started that one.
      """,
    cause: """
      The recognizer may begin while a push still slides in. UIKit's own recognizer refuses; one whose \
      delegate was replaced must ask for `transitionCoordinator == nil` itself.
      """
  )

  func judge(
    _ transition: TransitionReport,
    _ scene: Scene,
    _ session: Session,
    _ report: inout FindingReport
  ) {
    guard case .begin(let beginning) = transition.step, beginning.mode == .interactive else {
      return
    }
    let open = session.open(in: scene.window(of: beginning, session))
    guard let other = open.last(where: { $0.id != transition.id }) else { return }
    report.add(
      .gestureDuringTransition,
      of: [.transition(transition.id), .transition(other.id)],
      "\(transition.id) began while \(other.id) is still \(other.phase)"
    )
  }
}
