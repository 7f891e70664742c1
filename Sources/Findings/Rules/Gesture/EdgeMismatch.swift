import SessionModel

/// An edge pan begins at its edge.
struct EdgeMismatch: ExplainedRule {
  static let explanation = RuleExplanation(
    meaning: """
      The finger of an edge pan landed at the leading edge of the present layout direction, or at \
      the edge that the recognizer was declared with.
      """,
    cause: """
      `edges = .left` is set whatever the layout direction is, so that in a right-to-left layout \
      the swipe starts at the wrong side; or the direction changed while the app ran.
      """
  )

  func judge(
    _ gesture: GestureReport,
    _ scene: Scene,
    _ session: Session,
    _ report: inout FindingReport
  ) {
    guard gesture.state == .began, let finger = gesture.touch.flatMap(scene.touch),
      let start = finger.start
    else { return }
    let known = scene.gesture(gesture.recognizer) ?? GestureTrack(gesture.recognizer)
    guard known.isEdgePan else { return }
    let window = session.window(finger.window)
    let side = side(of: known, in: window, scene)
    let zone =
      known.declaration == nil ? scene.thresholds.edgeZone : session.policies[.edgeWidth]
    guard let side, scene.landed(finger, within: zone, of: side, in: window) == false else {
      return
    }
    let nearest: Scene.Side = start.x <= window.size.width / 2 ? .left : .right
    let direction: StaticString = window.direction == .ltr ? "ltr" : "rtl"
    report.add(
      .edgeMismatch,
      of: [.name(gesture.recognizer), .touch(finger.id)],
      "\(gesture.recognizer) began from the \(nearest) edge in a \(direction) layout"
    )
  }

  /// The side at which the recognizer must start; nil for the top and the bottom.
  private func side(of gesture: GestureTrack, in window: Window, _ scene: Scene) -> Scene.Side? {
    guard let edge = gesture.declaration?.edge else { return scene.leadingSide(of: window) }
    switch window.resolved(edge) {
    case .left: return .left
    case .right: return .right
    default: return nil
    }
  }
}
