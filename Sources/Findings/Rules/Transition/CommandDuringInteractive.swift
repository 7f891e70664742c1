import SessionModel

/// Nobody navigates while a finger does.
struct CommandDuringInteractive: ExplainedRule {
  static let explanation = RuleExplanation(
    meaning: """
      No stack, tab or modal call of a window is made while a transition there is in its interactive \
      phase.
      """,
    cause: """
      A timer, a network answer or a deep link navigates without asking whether the user is in the \
      middle of a swipe. Wait for the transition coordinator's completion.
      """
  )

  func judge(
    _ call: NavigationCall,
    _ obstacle: CallObstacle,
    _ report: inout FindingReport
  ) {
    guard case .interactive(let transition) = obstacle else { return }
    report.add(
      .commandDuringInteractive,
      of: [.transition(transition.id)],
      "\(call.spelling) while \(transition.id) follows a finger"
    )
  }
}
