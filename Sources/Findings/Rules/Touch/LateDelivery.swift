import SessionModel

/// A sample reaches the app soon after it was taken.
struct LateDelivery: ExplainedRule {
  static let explanation = RuleExplanation(
    meaning: "The delay between a sample's own time and its delivery does not grow during a touch.",
    cause: "The main thread is busy; what the gesture drives stutters and then catches up."
  )

  func judge(_ touch: Touch, _ scene: Scene, _ report: inout FindingReport) {
    guard touch.phase != .down, let time = touch.sampleTime,
      let index = scene.touchIndex(touch.id), scene.touches[index].isDown
    else { return }
    let landingLag = scene.touches[index].landingLag.microseconds
    let lag = Interval(microseconds: (report.place.time - time).microseconds &- landingLag)
    guard lag > scene.thresholds.lagLimit else { return }
    report.add(
      .lateDelivery,
      of: [.touch(touch.id)],
      "touch \(touch.id): delivered \(lag) s late"
    )
  }
}
