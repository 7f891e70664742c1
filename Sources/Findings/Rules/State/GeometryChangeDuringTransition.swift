import SessionModel

/// The screen does not turn under a transition.
struct GeometryChangeDuringTransition: ExplainedRule {
  static let explanation = RuleExplanation(
    meaning: "A window keeps its size and its layout direction while a transition is open.",
    cause: """
      The device is turned, or the app shares the screen, in the middle of a swipe; frames computed \
      when the transition began are then wrong at its end.
      """
  )

  func judge(_ event: Event, _ session: Session, _ report: inout FindingReport) {
    switch event {
    case .rotation(let size, let window):
      let window = session.window(window ?? session.windows[0].name)
      if window.size != size { judge("rotation", in: window, session, &report) }
    case .setup(.surroundings(let new)):
      let window = session.window(new.window ?? session.windows[0].name)
      if let size = new.size, size != window.size {
        judge("change of size", in: window, session, &report)
      } else if let direction = new.direction, direction != window.direction {
        judge("change of layout direction", in: window, session, &report)
      }
    default: break
    }
  }

  private func judge(
    _ change: StaticString,
    in window: Window,
    _ session: Session,
    _ report: inout FindingReport
  ) {
    guard let transition = session.open(in: window.name).last else { return }
    report.add(
      .geometryChangeDuringTransition,
      of: [.transition(transition.id), .name(window.name)],
      "\(change) during \(transition.id)"
    )
  }
}
