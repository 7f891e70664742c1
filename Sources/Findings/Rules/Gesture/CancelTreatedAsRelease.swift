import SessionModel

/// A gesture that the system cancelled does not finish anything.
struct CancelTreatedAsRelease: ExplainedRule {
  static let explanation = RuleExplanation(
    meaning:
      "A transition is not finished when the last its recognizer said is that it was cancelled.",
    cause: """
      `.ended` and `.cancelled` share one branch, so that an incoming call in the middle of a swipe \
      pops the screen.
      """
  )

  func judge(_ transition: TransitionReport, _ scene: Scene, _ report: inout FindingReport) {
    guard transition.step == .finish, let track = scene.transition(transition.id), !track.isRefused,
      let driver = track.driver, scene.gesture(driver)?.outcome == .cancelled
    else { return }
    add(transition.id, driver, &report)
  }

  /// Judges a release rule of a driven recognizer.
  func judge(
    _ id: TransitionID,
    _ decision: Decision,
    _ scene: Scene,
    _ session: Session,
    _ report: inout FindingReport
  ) {
    guard decision.finishes, decision.rule != .reported,
      let driver = session.transitions.last(where: { $0.id == id })?.driver,
      scene.gesture(driver)?.outcome == .cancelled
    else { return }
    add(id, driver, &report)
  }

  private func add(_ id: TransitionID, _ driver: Name, _ report: inout FindingReport) {
    report.add(
      .cancelTreatedAsRelease,
      of: [.transition(id), .name(driver)],
      "transition \(id) was finished although the system took the touch away"
    )
  }
}
