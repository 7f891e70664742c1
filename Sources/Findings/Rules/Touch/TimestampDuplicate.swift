import SessionModel

/// Two places of a finger are never at one time.
struct TimestampDuplicate: ExplainedRule {
  static let explanation = RuleExplanation(
    meaning: """
      Two successive samples of a finger that differ in place differ in time. It is an error when a \
      velocity is reported for a finger all of whose samples share one time: it was divided by zero.
      """,
    cause: """
      The time of the delivery is stored in place of each sample's own, or a clock of milliseconds \
      stamps samples that come faster.
      """
  )

  func judge(_ touch: Touch, _ scene: Scene, _ report: inout FindingReport) {
    guard touch.phase != .down, let position = touch.position,
      let index = scene.touchIndex(touch.id), scene.touches[index].isDown,
      let last = scene.touches[index].lastReal
    else { return }
    // A line that steps back is not at its claimed time, and has its finding already.
    guard touch.sampleTime != nil || report.claimed >= report.place.time else { return }
    let time = touch.sampleTime ?? report.place.time
    guard time == last.time, position != last.position else { return }
    report.add(
      .timestampDuplicate,
      of: [.touch(touch.id)],
      "touch \(touch.id): \(scene.touches[index].equalTimes + 1) samples share time \(time)"
    )
  }

  func judge(_ gesture: GestureReport, _ scene: Scene, _ report: inout FindingReport) {
    guard gesture.velocity != .zero, let id = gesture.touch, let touch = scene.touch(id),
      touch.sampleCount > 1, touch.equalTimes == touch.sampleCount,
      touch.samples.allSatisfy({ $0.time == touch.lastReal?.time }),
      touch.start != touch.last?.position
    else { return }
    report.add(
      .timestampDuplicate,
      .error,
      of: [.touch(id), .name(gesture.recognizer)],
      "\(gesture.recognizer) has a velocity, but all samples of touch \(id) share one time"
    )
  }
}
