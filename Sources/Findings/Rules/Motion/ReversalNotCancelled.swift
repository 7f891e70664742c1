import SessionModel

/// A drag that was taken back is cancelled.
struct ReversalNotCancelled: ExplainedRule {
  static let explanation = RuleExplanation(
    meaning: """
      A transition is not finished when its progress is a tenth or less and the finger does not move \
      fast towards completion.
      """,
    cause: """
      The release rule looks at the greatest progress, at the speed without its sign, or at a \
      velocity that is stale.
      """
  )

  func judge(_ transition: TransitionReport, _ scene: Scene, _ report: inout FindingReport) {
    guard transition.step == .finish, let track = scene.transition(transition.id),
      track.phase == .interactive, !track.isRefused, let driver = track.driver,
      let last = scene.gesture(driver)?.report
    else { return }
    let rest = track.touch.flatMap(scene.touch)?.rest(at: report.place.time) ?? .zero
    let velocity =
      rest > scene.thresholds.restLimit
      ? 0 : track.drag?.towardsCompletion(last.velocity) ?? speed(last.velocity)
    judge(transition.id, track.fraction, velocity, scene, &report)
  }

  /// Judges a release rule of a driven recognizer.
  func judge(
    _ id: TransitionID,
    _ decision: Decision,
    _ scene: Scene,
    _ report: inout FindingReport
  ) {
    guard decision.finishes, decision.rule != .reported else { return }
    judge(id, decision.fraction, decision.velocity, scene, &report)
  }

  private func judge(
    _ id: TransitionID,
    _ progress: Double,
    _ velocity: Double,
    _ scene: Scene,
    _ report: inout FindingReport
  ) {
    guard progress <= ReversalNotCancelled.takenBack, velocity <= scene.thresholds.flickSpeed else {
      return
    }
    report.add(
      .reversalNotCancelled,
      of: [.transition(id)],
      "\(id) was finished although the drag had been taken back (p=\(progress))"
    )
  }

  private static let takenBack = 0.10
}
