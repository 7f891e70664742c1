import SessionModel

/// One stack transition at a time.
struct NestedTransition: ExplainedRule {
  static let explanation = RuleExplanation(
    meaning: """
      No stack call is made while a push, pop or set that code started is running in its window, and \
      no reported animated transition begins while another one is open. A call without animation gets \
      a warning.
      """,
    cause: """
      A button is tapped twice, or two parts of the app navigate at the same time. Older systems \
      corrupted the navigation bar; newer ones queue the call, which then comes as a surprise.
      """
  )

  func judge(
    _ call: NavigationCall,
    _ obstacle: CallObstacle,
    _ report: inout FindingReport
  ) {
    guard case .nested(let running) = obstacle else { return }
    report.add(
      .nestedTransition,
      call.animation == .unanimated ? .warning : .error,
      of: [.transition(running.id)],
      "\(call.spelling) while \(running.id) runs until \(running.expectedEnd)"
    )
  }

  func judge(
    _ transition: TransitionReport,
    _ scene: Scene,
    _ session: Session,
    _ report: inout FindingReport
  ) {
    guard case .begin(let beginning) = transition.step, case .animated = beginning.mode else {
      return
    }
    let open = session.open(in: scene.window(of: beginning, session))
    guard let other = open.last(where: { $0.id != transition.id }) else { return }
    report.add(
      .nestedTransition,
      of: [.transition(transition.id), .transition(other.id)],
      "\(transition.id) while \(other.id) is open"
    )
  }
}
