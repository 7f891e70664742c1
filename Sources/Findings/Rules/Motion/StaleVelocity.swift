import SessionModel

/// A finger that rests before it is lifted has no velocity.
struct StaleVelocity: ExplainedRule {
  static let explanation = RuleExplanation(
    meaning: """
      A gesture whose finger has rested for a tenth of a second ends with a velocity of about zero. \
      It is an error if the outcome would be another one without that velocity.
      """,
    cause: """
      A recognizer's velocity does not decay, since a finger that rests sends no touches. Compare the \
      time of the last movement with that of the lift before using it.
      """
  )

  func judge(_ gesture: GestureReport, _ scene: Scene, _ report: inout FindingReport) {
    guard gesture.state == .ended, speed(gesture.velocity) > scene.thresholds.velocityFloor,
      let finger = scene.finger(of: gesture)
    else { return }
    let hold = finger.rest(at: report.place.time)
    guard hold > scene.thresholds.restLimit else { return }
    let differs = scene.outcomeDiffers(gesture.recognizer, with: gesture.velocity, or: .zero)
    report.add(
      .staleVelocity,
      differs ? .error : .warning,
      of: [.name(gesture.recognizer), .touch(finger.id)],
      """
      \(gesture.recognizer): finger rested \(hold) s, \
      yet velocity \(speed(gesture.velocity), places: 0) was reported
      """
    )
  }
}

extension Scene {
  /// The finger that `gesture` reports on, or that its recognizer acted on last.
  func finger(of gesture: GestureReport) -> TouchTrack? {
    (gesture.touch ?? self.gesture(gesture.recognizer)?.touch).flatMap(touch)
  }
}
