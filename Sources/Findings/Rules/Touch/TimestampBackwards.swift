import SessionModel

/// Neither the log nor a finger's own clock runs backwards.
struct TimestampBackwards: ExplainedRule {
  static let explanation = RuleExplanation(
    meaning: """
      A line is never earlier than the line before it, and a sample of a finger, unless it was \
      predicted, never earlier than one that came before.
      """,
    cause: """
      Coalesced samples are recorded after the delivered one, samples of two clocks are mixed, or \
      events of several threads are written without putting them in order. Velocities computed from \
      such samples have the wrong sign.
      """
  )

  /// The time of the line before.
  private var earlier = Time.zero

  mutating func judge(_ claimed: Time, _ report: inout FindingReport) {
    defer { earlier = claimed }
    guard claimed < earlier else { return }
    report.add(
      .timestampBackwards,
      at: Place(event: report.place.event, time: claimed),
      of: [],
      "the line's time \(claimed, places: 6) is before \(earlier, places: 6), that of the line above"
    )
  }

  func judge(_ touch: Touch, _ scene: Scene, _ report: inout FindingReport) {
    guard touch.phase != .down, let time = touch.sampleTime else { return }
    guard scene.touch(touch.id)?.isDown == true else { return }
    judge(touch.id, time, scene, &report)
  }

  func judge(_ sample: TouchSample, _ scene: Scene, _ report: inout FindingReport) {
    guard sample.kind == .coalesced, let time = sample.sampleTime else { return }
    judge(sample.id, time, scene, &report)
  }

  private func judge(_ id: Int32, _ time: Time, _ scene: Scene, _ report: inout FindingReport) {
    guard let index = scene.touchIndex(id), let latest = scene.touches[index].latestStamp,
      time < latest
    else { return }
    report.add(
      .timestampBackwards,
      of: [.touch(id)],
      "touch \(id): sample time \(time, places: 6) is before \(latest, places: 6)"
    )
  }
}
