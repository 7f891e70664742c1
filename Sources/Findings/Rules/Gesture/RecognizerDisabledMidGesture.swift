import SessionModel

/// A recognizer is not switched off while it is active.
struct RecognizerDisabledMidGesture: ExplainedRule {
  static let explanation = RuleExplanation(
    meaning: "`isEnabled` is not set to false while the recognizer is following a finger.",
    cause: """
      A screen switches a recognizer that it shares off in `viewWillDisappear`, which an interactive \
      pop calls while the finger is still down: the gesture is cancelled at once.
      """
  )

  func judge(_ control: GestureControl, _ scene: Scene, _ report: inout FindingReport) {
    guard control.action == .enabled(false),
      scene.gesture(control.recognizer)?.state.isActive == true
    else { return }
    report.add(
      .recognizerDisabledMidGesture,
      of: [.name(control.recognizer)],
      "\(control.recognizer) was switched off while it was active"
    )
  }
}
