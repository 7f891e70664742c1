import SessionModel

/// Presentations wait for each other and for the stack.
struct PresentDuringTransition: ExplainedRule {
  static let explanation = RuleExplanation(
    meaning: """
      Nothing is presented or dismissed while a call's transition runs, and no stack call is made \
      while a presentation or dismissal does.
      """,
    cause: """
      A sheet is asked for in the same moment as the one before is dismissed; UIKit drops it with a \
      line in the log. Present it in the completion of the dismissal.
      """
  )

  func judge(
    _ call: NavigationCall,
    _ obstacle: CallObstacle,
    _ report: inout FindingReport
  ) {
    guard case .modal(let running) = obstacle else { return }
    report.add(
      .presentDuringTransition,
      of: [.transition(running.id)],
      "\(call.spelling) while \(running.id) runs until \(running.expectedEnd)"
    )
  }
}
