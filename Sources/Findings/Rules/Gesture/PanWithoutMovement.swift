import SessionModel

/// A pan begins because a finger moved.
struct PanWithoutMovement: ExplainedRule {
  static let explanation = RuleExplanation(
    meaning: "A pan has moved by three points or more when it begins.",
    cause: """
      A subclass begins at touch down, or a threshold was set to zero; taps on buttons then start \
      transitions.
      """
  )

  func judge(_ gesture: GestureReport, _ scene: Scene, _ report: inout FindingReport) {
    guard gesture.state == .began else { return }
    let way = gesture.translation.x.magnitude + gesture.translation.y.magnitude
    let declared = scene.gesture(gesture.recognizer)?.declaration?.kind
    let isPan = declared.map { $0 == .pan || $0 == .edgePan } ?? (way > 0)
    guard isPan, way < PanWithoutMovement.leastWay, !hasMoved(gesture.touch, scene) else { return }
    report.add(
      .panWithoutMovement,
      of: [.name(gesture.recognizer)],
      "\(gesture.recognizer) began without movement; probably a tap"
    )
  }

  /// Whether the finger came far enough, whatever the translation counts from.
  private func hasMoved(_ touch: Int32?, _ scene: Scene) -> Bool {
    guard let finger = touch.flatMap(scene.touch), let start = finger.start, let last = finger.last
    else { return false }
    return distance(start, last.position) >= PanWithoutMovement.leastWay
  }

  private static let leastWay = 3.0
}
