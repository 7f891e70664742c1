import SessionModel

/// A velocity belongs to the gesture that made it.
struct VelocityCarryover: ExplainedRule {
  static let explanation = RuleExplanation(
    meaning: """
      A transition that no gesture drives carries no velocity, and a gesture does not begin with the \
      last velocity of the gesture before it.
      """,
    cause: "The velocity is kept in a property and not cleared when the gesture is over."
  )

  func judge(_ transition: TransitionReport, _ scene: Scene, _ report: inout FindingReport) {
    guard case .begin(let beginning) = transition.step,
      case .animated(_, let velocity?) = beginning.mode, velocity != 0,
      !hasGesture(beginning.cause)
    else { return }
    let source = scene.gestures.last { $0.report.map { $0.velocity != .zero } ?? false }?.name
    let tail: Message = source.map { " left over from \($0)" } ?? " that no gesture made"
    report.add(
      .velocityCarryover,
      of: [.transition(transition.id)] + (source.map { [.name($0)] } ?? []),
      "\(transition.id) uses velocity \(velocity, places: 0)\(tail)"
    )
  }

  func judge(_ gesture: GestureReport, _ scene: Scene, _ report: inout FindingReport) {
    guard gesture.state == .began, gesture.velocity != .zero,
      let before = scene.gesture(gesture.recognizer), before.outcome != nil,
      before.report?.velocity == gesture.velocity
    else { return }
    report.add(
      .velocityCarryover,
      of: [.name(gesture.recognizer)],
      """
      \(gesture.recognizer) uses velocity \(speed(gesture.velocity), places: 0) \
      left over from the gesture before
      """
    )
  }

  private func hasGesture(_ cause: Cause?) -> Bool {
    switch cause {
    case .recognizer, .touch: true
    case .user, .code, .transition, nil: false
    }
  }
}
