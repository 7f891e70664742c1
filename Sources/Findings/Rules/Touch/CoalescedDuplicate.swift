import SessionModel

/// A coalesced sample is one that was not delivered.
struct CoalescedDuplicate: ExplainedRule {
  static let explanation = RuleExplanation(
    meaning: "A coalesced sample never repeats a sample that is stored already.",
    cause: """
      The list of coalesced touches ends with the delivered touch itself; storing both counts it \
      twice and halves the velocity of the last step.
      """
  )

  func judge(_ sample: TouchSample, _ scene: Scene, _ report: inout FindingReport) {
    guard sample.kind == .coalesced, let index = scene.touchIndex(sample.id) else { return }
    let stored = TrackedSample(
      time: sample.sampleTime ?? report.place.time,
      position: sample.position
    )
    guard scene.touches[index].samples.contains(stored) else { return }
    report.add(
      .coalescedDuplicate,
      of: [.touch(sample.id)],
      "touch \(sample.id): coalesced sample \(stored.time) repeats a delivered one"
    )
  }
}
