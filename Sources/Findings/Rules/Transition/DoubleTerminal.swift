import SessionModel

/// A transition is decided once and completes once.
struct DoubleTerminal: ExplainedRule {
  static let explanation = RuleExplanation(
    meaning: """
      Neither finish nor cancel follows a finish, a cancel or a completion, and a completion does not \
      follow another.
      """,
    cause: """
      Both `.ended` and `.cancelled` arrive for one gesture in code that wires two recognizers to one \
      handler, or an animation calls its completion twice.
      """
  )

  func judge(_ transition: TransitionReport, _ scene: Scene, _ report: inout FindingReport) {
    guard let second = transition.step.terminal,
      let track = scene.transition(transition.id), !track.isRefused, let first = track.terminal,
      transition.step.decides || track.phase == .completed
    else { return }
    report.add(
      .doubleTerminal,
      of: [.transition(transition.id)],
      "\(transition.id): \(second) after \(first)"
    )
  }
}

extension TransitionReport.Step {
  /// Whether it says how the transition is to end.
  fileprivate var decides: Bool {
    self == .finish || self == .cancel
  }

  fileprivate var terminal: StaticString? {
    switch self {
    case .finish: "finish"
    case .cancel: "cancel"
    case .complete: "complete"
    case .begin, .update, .pause, .resume: nil
    }
  }
}
