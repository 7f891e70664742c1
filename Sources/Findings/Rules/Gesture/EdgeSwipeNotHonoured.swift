import SessionModel

/// A swipe from the leading edge goes back.
struct EdgeSwipeNotHonoured: ExplainedRule {
  static let explanation = RuleExplanation(
    meaning: """
      A finger that lands at the leading edge of a stack with more than one screen, while nothing \
      moves, and goes inwards makes a pop recognizer begin before it is lifted.
      """,
    cause: """
      A scroll view, a map or a carousel takes the finger first; a custom back button or a hidden bar \
      switched the built-in recognizer off; or its delegate was replaced by one that says no.
      """
  )

  /// Fingers that landed at the edge and have not been honoured.
  private var candidates: [Int32] = []

  mutating func judge(
    _ touch: Touch,
    _ scene: Scene,
    _ session: Session,
    _ report: inout FindingReport
  ) {
    switch touch.phase {
    case .down:
      _ = forget(touch.id)
      if isCandidate(touch, scene, session) { candidates.append(touch.id) }
    case .up:
      if forget(touch.id) { judgeLift(touch.id, scene, session, &report) }
    case .cancel:
      _ = forget(touch.id)
    case .move:
      break
    }
  }

  mutating func judge(_ gesture: GestureReport, _ scene: Scene) {
    guard !candidates.isEmpty, gesture.state == .began else { return }
    let known = scene.gesture(gesture.recognizer) ?? GestureTrack(gesture.recognizer)
    guard known.isPop else { return }
    if let touch = gesture.touch {
      _ = forget(touch)
    } else {
      // Nobody says on which finger; it may have been any.
      candidates.removeAll()
    }
  }

  /// A pop that the finger drives honours it, whatever recognizer the app made for it.
  mutating func judge(_ transition: TransitionReport, _ scene: Scene) {
    guard !candidates.isEmpty, case .begin(let beginning) = transition.step,
      beginning.kind == .pop, let touch = scene.transition(transition.id)?.touch
    else { return }
    _ = forget(touch)
  }

  private mutating func forget(_ id: Int32) -> Bool {
    guard let index = candidates.firstIndex(of: id) else { return false }
    candidates.remove(at: index)
    return true
  }

  private func isCandidate(_ touch: Touch, _ scene: Scene, _ session: Session) -> Bool {
    guard touch.position != nil, let finger = scene.touch(touch.id) else { return false }
    let window = session.window(finger.window)
    let side = scene.leadingSide(of: window)
    let stacks = session.visibleStacks(in: window.name)
    let zone = edgeZone(scene, session)
    // While something moves, a back swipe is refused with good reason.
    return !stacks.isEmpty && stacks.allSatisfy { $0.committed.count > 1 }
      && !session.isCovered(window.name) && !session.isBusy(window.name)
      && scene.landed(finger, within: zone, of: side, in: window) == true
  }

  /// A declared edge pan has a band of its own.
  private func edgeZone(_ scene: Scene, _ session: Session) -> Double {
    let isDeclared = scene.gestures.contains {
      $0.declaration?.kind == .edgePan && $0.declaration?.drive == .pop
    }
    return isDeclared ? session.policies[.edgeWidth] : scene.thresholds.edgeZone
  }

  /// A finger that climbs more than this for each point inwards scrolls, and only drifts.
  private static let steepest = 2.0

  private func judgeLift(
    _ id: Int32,
    _ scene: Scene,
    _ session: Session,
    _ report: inout FindingReport
  ) {
    guard let finger = scene.touch(id), !scene.wasJoined(finger) else { return }
    let side = scene.leadingSide(of: session.window(finger.window))
    let inward = scene.inwardWay(of: finger, from: side)
    guard inward >= scene.thresholds.edgeZone,
      finger.climb <= EdgeSwipeNotHonoured.steepest * inward
    else { return }
    let taker = scene.gestures.first {
      $0.touches.contains(id) && $0.began.event >= finger.down.event
    }
    let message: Message =
      taker.map { "back swipe by touch \(id) was taken by \($0.name)" }
      ?? "back swipe by touch \(id) was ignored"
    report.add(
      .edgeSwipeNotHonoured,
      at: finger.down,
      of: [.touch(id)] + (taker.map { [.name($0.name)] } ?? []),
      message
    )
  }
}

extension TouchTrack {
  /// How far it came up or down.
  fileprivate var climb: Double {
    guard let start, let last else { return 0 }
    return (last.position.y - start.y).magnitude
  }
}

extension Scene {
  /// Whether another finger was down in the window while `finger` was: two fingers pinch or rotate.
  fileprivate func wasJoined(_ finger: TouchTrack) -> Bool {
    touches.contains {
      $0.id != finger.id && $0.window == finger.window
        && ($0.isDown || $0.left.event > finger.down.event)
    }
  }
}
