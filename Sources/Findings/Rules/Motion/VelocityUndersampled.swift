import SessionModel

/// A quick flick has a velocity, though it has few samples.
struct VelocityUndersampled: ExplainedRule {
  static let explanation = RuleExplanation(
    meaning: """
      A gesture of four samples or fewer that moved fast until its end is not reported as resting. It \
      is an error if the outcome would be another one with the velocity it had.
      """,
    cause: """
      The estimator needs more samples than a flick on a busy main thread brings. Use the coalesced \
      samples, or the mean over the last hundredth of seconds.
      """
  )

  func judge(_ gesture: GestureReport, _ scene: Scene, _ report: inout FindingReport) {
    guard gesture.state == .ended, speed(gesture.velocity) < scene.thresholds.velocityFloor,
      let finger = scene.finger(of: gesture), finger.sampleCount <= VelocityUndersampled.fewSamples,
      finger.rest(at: report.place.time) <= scene.thresholds.restLimit,
      let mean = finger.meanVelocity(over: VelocityUndersampled.window),
      speed(mean) > scene.thresholds.flickSpeed
    else { return }
    let differs = scene.outcomeDiffers(gesture.recognizer, with: gesture.velocity, or: mean)
    report.add(
      .velocityUndersampled,
      differs ? .error : .warning,
      of: [.name(gesture.recognizer), .touch(finger.id)],
      """
      \(gesture.recognizer): flick of about \(speed(mean), places: 0) pt/s \
      reported as \(speed(gesture.velocity), places: 0)
      """
    )
  }

  private static let fewSamples = 4
  private static let window = Interval(microseconds: 60_000)
}
