import SessionModel

/// Every transition completes.
struct UnfinishedTransition: ExplainedRule {
  static let explanation = RuleExplanation(
    meaning: """
      A reported transition, even a refused one, completes within two seconds after it was finished \
      or cancelled or its gesture ended, and before the log does.
      """,
    cause: """
      An animator forgets `completeTransition`, or a percent-driven object was told to finish before \
      it had started. The window takes no touches from then on.
      """
  )

  /// Transitions that were reported.
  private var reported: [Place] = []

  /// Has the rule asked when the transition should have completed.
  func judge(_ transition: TransitionReport, _ scene: Scene, _ report: inout FindingReport) {
    switch transition.step {
    case .finish, .cancel:
      report.wake(after: report.place.time + scene.thresholds.completionTimeout)
    case .begin:
      // Its gesture may be over before it begins.
      guard let over = scene.transition(transition.id).flatMap({ over($0, scene) }) else { return }
      report.wake(after: over + scene.thresholds.completionTimeout)
    case .update, .pause, .resume, .complete: break
    }
  }

  /// Has the rule asked when the transition that the gesture drove should have completed.
  func judge(_ gesture: GestureReport, _ scene: Scene, _ report: inout FindingReport) {
    guard gesture.state.isTerminal else { return }
    for track in scene.transitions where track.isOpen && track.driver == gesture.recognizer {
      report.wake(after: report.place.time + scene.thresholds.completionTimeout)
    }
  }

  /// Has the rule asked when the transition that the finger drove should have completed.
  func judge(_ touch: Touch, _ scene: Scene, _ report: inout FindingReport) {
    guard touch.phase == .up || touch.phase == .cancel else { return }
    for track in scene.transitions where track.isOpen && track.touch == touch.id {
      report.wake(after: report.place.time + scene.thresholds.completionTimeout)
    }
  }

  mutating func elapse(_ scene: Scene, _ report: inout FindingReport) {
    for track in scene.transitions where track.isOpen {
      guard let over = over(track, scene) else { continue }
      let due = over + scene.thresholds.completionTimeout
      if due < report.place.time {
        let limit = scene.thresholds.completionTimeout
        add(
          track,
          "\(track.id) was over at \(over) and had not completed \(limit) s later",
          &report
        )
      } else {
        report.wake(after: due)
      }
    }
  }

  mutating func end(_ scene: Scene, _ report: inout FindingReport) {
    for track in scene.transitions where track.isOpen {
      add(track, "\(track.id) never completed", &report)
    }
  }

  /// When the transition was decided, or its gesture ended.
  private func over(_ track: TransitionTrack, _ scene: Scene) -> Time? {
    if let decided = track.decided { return decided.time }
    guard let name = track.driver else {
      guard let finger = track.touch.flatMap(scene.touch), !finger.isDown else { return nil }
      return max(finger.left.time, track.ownEnd)
    }
    guard let driver = scene.gesture(name), driver.outcome != nil else { return nil }
    return max(driver.changed.time, track.ownEnd)
  }

  private mutating func add(
    _ track: TransitionTrack,
    _ message: Message,
    _ report: inout FindingReport
  ) {
    guard !reported.contains(track.began) else { return }
    reported.append(track.began)
    report.add(
      .unfinishedTransition,
      at: track.began,
      of: [.transition(track.id)],
      message
    )
  }
}
