import SessionModel

/// A glide comes to its end undisturbed.
struct SettleInterrupted: ExplainedRule {
  static let explanation = RuleExplanation(
    meaning: """
      Nothing is called, and nothing is caught again, between the finish or cancel of a transition and \
      its completion.
      """,
    cause: """
      The finger has been lifted and the app believes the transition is over; code in the release \
      handler navigates at once instead of in the completion.
      """
  )

  func judge(
    _ call: NavigationCall,
    _ obstacle: CallObstacle,
    _ report: inout FindingReport
  ) {
    guard case .settling(let transition) = obstacle else { return }
    add(call.spelling, transition.id, &report)
  }

  func judge(_ transition: TransitionReport, _ scene: Scene, _ report: inout FindingReport) {
    guard case .resume = transition.step, let track = scene.transition(transition.id),
      track.isSettling, !track.isRefused
    else { return }
    add("resume", transition.id, &report)
  }

  private func add(_ call: Message, _ id: TransitionID, _ report: inout FindingReport) {
    report.add(.settleInterrupted, of: [.transition(id)], "\(call) during the glide of \(id)")
  }
}
