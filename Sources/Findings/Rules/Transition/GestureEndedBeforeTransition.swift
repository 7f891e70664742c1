import SessionModel

/// A gesture is still there when its transition begins.
struct GestureEndedBeforeTransition: ExplainedRule {
  static let explanation = RuleExplanation(
    meaning:
      "A transition does not begin by a recognizer that has ended, was cancelled or has failed.",
    cause: """
      A pop starts in the next layout pass, so a flick can be over before. Whatever was told to finish \
      too early then waits for ever; remember the end and apply it at the start.
      """
  )

  func judge(_ transition: TransitionReport, _ scene: Scene, _ report: inout FindingReport) {
    guard case .begin(let beginning) = transition.step,
      let driver = beginning.cause?.recognizer.flatMap(scene.gesture),
      let outcome = driver.outcome
    else { return }
    // A tap or a flick that is over may well start what runs by itself.
    if case .animated = beginning.mode, outcome == .ended { return }
    report.add(
      .gestureEndedBeforeTransition,
      of: [.transition(transition.id), .name(driver.name)],
      "\(transition.id) started after \(driver.name) had ended"
    )
  }
}
