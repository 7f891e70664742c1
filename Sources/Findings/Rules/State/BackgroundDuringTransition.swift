import SessionModel

/// The app does not leave in the middle of a transition.
struct BackgroundDuringTransition: ExplainedRule {
  static let explanation = RuleExplanation(
    meaning: """
      No transition is open when the app reaches the background. It is an error if it is still open \
      when the app comes back.
      """,
    cause: """
      The home gesture takes the finger away in the middle of a swipe, and the cancellation is not \
      handled; animations do not run in the background.
      """
  )

  private struct Left {
    var transition: TransitionID
    var place: Place
  }

  private var left: [Left] = []

  mutating func judge(_ app: AppState, _ session: Session, _ report: inout FindingReport) {
    switch app {
    case .background:
      for transition in session.transitions where transition.isOpen && !contains(transition.id) {
        left.append(Left(transition: transition.id, place: report.place))
      }
    case .active:
      for entry in left {
        let isOpen = session.transitions.contains { $0.id == entry.transition && $0.isOpen }
        add(entry, isOpen ? .error : .warning, &report)
      }
      left.removeAll()
    case .inactive: break
    }
  }

  mutating func end(_ report: inout FindingReport) {
    for entry in left { add(entry, .warning, &report) }
    left.removeAll()
  }

  private func contains(_ id: TransitionID) -> Bool {
    left.contains { $0.transition == id }
  }

  private func add(_ entry: Left, _ severity: Severity, _ report: inout FindingReport) {
    report.add(
      .backgroundDuringTransition,
      severity,
      at: entry.place,
      of: [.transition(entry.transition)],
      "app left during \(entry.transition)"
    )
  }
}
