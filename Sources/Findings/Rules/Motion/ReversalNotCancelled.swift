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
      track.phase == .interactive, !track.isRefused,
      let velocity = velocity(of: track, scene, report.place.time)
    else { return }
    judge(transition.id, track.fraction, velocity, scene, &report)
  }

  /// The effective velocity towards completion with which the finger let `track` go; nil if no gesture
  /// drives it.
  private func velocity(of track: TransitionTrack, _ scene: Scene, _ now: Time) -> Double? {
    let finger = track.touch.flatMap(scene.touch)
    guard let driver = track.driver else {
      return finger.map { speed($0.meanVelocity(over: ReversalNotCancelled.window) ?? .zero) }
    }
    guard let gesture = scene.gesture(driver), let last = gesture.report else { return nil }
    // What the finger did is over when its gesture is, however late the app decides.
    let release = gesture.outcome == nil ? now : gesture.changed.time
    let rest = finger?.rest(at: release) ?? .zero
    guard rest <= scene.thresholds.restLimit else { return 0 }
    return track.drag?.towardsCompletion(last.velocity) ?? speed(last.velocity)
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
  private static let window = Interval(microseconds: 60_000)
}
