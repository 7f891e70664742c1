import SessionModel

/// Every finger leaves, at the latest when the app does.
struct TouchUnterminated: ExplainedRule {
  static let explanation = RuleExplanation(
    meaning: "A finger that landed is lifted or taken away before the app leaves or the log ends.",
    cause: """
      `touchesCancelled` is not recorded or not forwarded, or the recording stops in the middle of \
      a touch; a gesture that waits for the end of this touch waits for ever.
      """
  )

  /// Landings that were reported.
  private var reported: [Place] = []

  mutating func judge(_ scene: Scene, _ report: inout FindingReport) {
    reported.removeAll { place in !scene.touches.contains { $0.isDown && $0.down == place } }
    for touch in scene.touches where touch.isDown && !reported.contains(touch.down) {
      reported.append(touch.down)
      report.add(
        .touchUnterminated,
        at: touch.down,
        of: [.touch(touch.id)],
        "touch \(touch.id) is down since \(touch.down.time) and was never lifted or cancelled"
      )
    }
  }
}
