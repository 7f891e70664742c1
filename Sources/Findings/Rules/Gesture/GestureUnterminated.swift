import SessionModel

/// A gesture ends soon after its last finger has left.
struct GestureUnterminated: ExplainedRule {
  static let explanation = RuleExplanation(
    meaning: """
      A recognizer that began ends or is cancelled at the latest when its last finger is lifted or \
      taken away, and before the log ends.
      """,
    cause: """
      The recognizer, or its view, was removed in the middle of the gesture; a subclass never sets \
      a final state; or the `cancelled` and `failed` branches are not recorded.
      """
  )

  /// Gestures that were reported.
  private var reported: [Place] = []

  /// Asks to be asked again when a finger leaves.
  func judge(_ touch: Touch, _ scene: Scene, _ report: inout FindingReport) {
    guard touch.phase == .up || touch.phase == .cancel else { return }
    if scene.gestures.contains(where: \.state.isActive) {
      report.wake(after: report.place.time + scene.thresholds.cancelGrace)
    }
  }

  mutating func elapse(_ scene: Scene, _ report: inout FindingReport) {
    for gesture in scene.gestures where gesture.state.isActive && gesture.isReported {
      guard let left = lastLeft(gesture, scene) else { continue }
      let due = left + scene.thresholds.cancelGrace
      if due < report.place.time {
        add(gesture, &report)
      } else {
        report.wake(after: due)
      }
    }
  }

  mutating func end(_ scene: Scene, _ report: inout FindingReport) {
    for gesture in scene.gestures where gesture.state.isActive { add(gesture, &report) }
  }

  /// When the last finger of `gesture` left; nil while one is down or unknown.
  private func lastLeft(_ gesture: GestureTrack, _ scene: Scene) -> Time? {
    var named: [TouchTrack] = []
    for id in gesture.touches {
      guard let finger = scene.finger(id, of: gesture) else { return nil }
      named.append(finger)
    }
    // A report names one finger; a second one may have joined it. An edge pan has no second one.
    let joined =
      gesture.isEdgePan
      ? [] : scene.touches.filter { other in named.contains { $0.isJoined(by: other) } }
    var left: Time?
    for finger in named + joined {
      guard !finger.isDown else { return nil }
      left = max(left ?? finger.left.time, finger.left.time)
    }
    return left
  }

  private mutating func add(_ gesture: GestureTrack, _ report: inout FindingReport) {
    guard !reported.contains(gesture.began) else { return }
    reported.append(gesture.began)
    report.add(
      .gestureUnterminated,
      at: gesture.began,
      of: [.name(gesture.name)],
      "\(gesture.name) began at \(gesture.began.time) and never ended"
    )
  }
}

extension TouchTrack {
  /// Whether `other` landed beside it and was down at the same time.
  fileprivate func isJoined(by other: TouchTrack) -> Bool {
    other.id != id && other.window == window
      && (isDown || other.down.event < left.event)
      && (other.isDown || down.event < other.left.event)
  }
}
