import SessionModel

/// A finger moves or leaves only while it is down, and lands only while it is not.
struct TouchIllegalPhase: ExplainedRule {
  static let explanation = RuleExplanation(
    meaning:
      "A finger lands, moves any number of times, and is lifted or taken away, in this order.",
    cause: """
      Touches are recorded in two places, or an id is taken from something that is used again \
      (an address, a slot) before the finger before has left.
      """
  )

  func judge(_ touch: Touch, _ scene: Scene, _ report: inout FindingReport) {
    let known = scene.touchIndex(touch.id)
    let isDown = known.map { scene.touches[$0].isDown } ?? false
    guard (touch.phase == .down) == isDown else { return }
    // It may have landed where events were lost.
    if known == nil, report.hasGap { return }
    let state: StaticString = isDown ? "down" : known == nil ? "not on the screen" : "up"
    report.add(
      .touchIllegalPhase,
      of: [.touch(touch.id)],
      "touch \(touch.id): \(touch.phase) is not possible while it is \(state)"
    )
  }
}
