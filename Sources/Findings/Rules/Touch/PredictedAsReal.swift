import SessionModel

/// Progress follows where the finger was, not where it was expected to be.
struct PredictedAsReal: ExplainedRule {
  static let explanation = RuleExplanation(
    meaning: """
      A transition's progress is computed from real samples; a value that only a predicted sample \
      implies may have to be taken back.
      """,
    cause: """
      Predicted touches are handed to the same code as real ones. They are for drawing ahead only.
      """
  )

  func judge(_ transition: TransitionReport, _ scene: Scene, _ report: inout FindingReport) {
    guard case .update(let progress) = transition.step,
      let track = scene.transition(transition.id), let drag = track.drag,
      track.phase == .interactive, !track.isRefused,
      let finger = track.touch.flatMap(scene.touch), let last = finger.lastReal
    else { return }
    // An app that clamps is right, and so is one that does not.
    let real = drag.progress(at: last.position)
    let clamped = min(max(real, 0), 1)
    let distance = min((progress - real).magnitude, (progress - clamped).magnitude)
    guard distance > PredictedAsReal.farFromReal else { return }
    let isPredicted = finger.predictions.contains {
      (progress - drag.progress(at: $0.position)).magnitude <= PredictedAsReal.nearPrediction
    }
    guard isPredicted else { return }
    report.add(
      .predictedAsReal,
      of: [.transition(transition.id), .touch(finger.id)],
      "transition \(transition.id): progress \(progress) comes from a predicted touch"
    )
  }

  private static let nearPrediction = 0.02
  private static let farFromReal = 0.05
}
