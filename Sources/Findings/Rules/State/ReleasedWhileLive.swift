import SessionModel

/// What is on the screen is kept.
struct ReleasedWhileLive: ExplainedRule {
  static let explanation = RuleExplanation(
    meaning: """
      Neither a screen nor what it owns is released while it is on a committed stack, presented, or \
      an end of an open transition.
      """,
    cause: """
      A delegate, a data source or a transition object is held weakly only, and released in \
      `viewWillDisappear` though the swipe can still be cancelled.
      """
  )

  func judge(_ lifetime: Lifetime, _ session: Session, _ report: inout FindingReport) {
    guard lifetime.kind == .release else { return }
    let screen = lifetime.owner ?? lifetime.object
    guard session.isInUse(screen) else { return }
    report.add(
      .releasedWhileLive,
      of: [.name(lifetime.object)] + (lifetime.owner.map { [.name($0)] } ?? []),
      "\(lifetime.object) released while \(screen) is in use"
    )
  }
}

extension Session {
  /// Whether `screen` is on a committed stack, presented, or an end of an open transition.
  func isInUse(_ screen: Name) -> Bool {
    for container in containers where container.kind == .stack || container.kind == .presented {
      if container.committed.contains(screen) { return true }
    }
    for transition in transitions where transition.isOpen {
      if transition.from == screen || transition.to == screen { return true }
    }
    return false
  }
}
