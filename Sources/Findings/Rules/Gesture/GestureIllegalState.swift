import SessionModel

/// Recognizers follow their state machine.
struct GestureIllegalState: ExplainedRule {
  static let explanation = RuleExplanation(
    meaning: """
      A recognizer goes from possible to began, failed or, if it is discrete, ended; from began or \
      changed to changed, ended or cancelled; and from there back to possible, or on with a new touch.
      """,
    cause: """
      States are polled instead of recorded in the action, two recognizers are recorded under one \
      name, or a subclass sets `state` itself.
      """
  )

  func judge(_ gesture: GestureReport, _ scene: Scene, _ report: inout FindingReport) {
    let index = scene.gestureIndex(gesture.recognizer)
    let known = index.map { scene.gestures[$0] } ?? GestureTrack(gesture.recognizer)
    // What was derived from touches gives way to what the log says.
    let isAllowed =
      isAllowed(gesture, from: known.state, after: known, scene)
      || (!known.isReported && isAllowed(gesture, from: known.reported, after: known, scene))
    guard !isAllowed else { return }
    report.add(
      .gestureIllegalState,
      of: [.name(gesture.recognizer)],
      "\(gesture.recognizer): \(known.state) to \(gesture.state) is not allowed"
    )
  }

  private func isAllowed(
    _ gesture: GestureReport,
    from state: GestureState,
    after known: GestureTrack,
    _ scene: Scene
  ) -> Bool {
    switch (state, gesture.state) {
    case (.possible, .began), (.possible, .failed), (.possible, .possible): true
    case (.possible, .ended): !known.isContinuous
    case (.began, .changed), (.began, .ended), (.began, .cancelled): true
    case (.changed, .changed), (.changed, .ended), (.changed, .cancelled): true
    case (.ended, .possible), (.cancelled, .possible), (.failed, .possible): true
    case (.ended, .began), (.cancelled, .began), (.failed, .began),
      (.ended, .failed), (.cancelled, .failed), (.failed, .failed):
      isNew(gesture.touch, after: known, scene)
    case (.ended, .ended), (.cancelled, .ended), (.failed, .ended):
      !known.isContinuous && isNew(gesture.touch, after: known, scene)
    default: false
    }
  }

  /// Whether the gesture's finger landed after the gesture before; one that nobody knows may have.
  private func isNew(_ touch: Int32?, after known: GestureTrack, _ scene: Scene) -> Bool {
    guard let touch, let finger = scene.touch(touch) else { return true }
    return !known.touches.contains(touch) || finger.down.event > known.began.event
  }
}
