import SessionModel

/// A screen leaves once.
struct DuplicateExit: ExplainedRule {
  static let explanation = RuleExplanation(
    meaning: "A screen that is on its way out is not popped or dismissed again.",
    cause: """
      A timer or an answer from the network closes the screen while the user is already swiping it \
      away. The second pop then removes the screen below.
      """
  )

  func judge(_ call: NavigationCall, _ session: Session, _ report: inout FindingReport) {
    let window = session.window(of: call)
    guard !call.isAnnouncement, let (screen, container) = exit(of: call, in: window, session)
    else { return }
    // What is on its way back does not leave.
    let leaving = session.open(in: window).first {
      ($0.kind == .pop || $0.kind == .dismiss) && $0.phase != .cancelling && $0.from == screen
        && $0.container == container
    }
    guard let leaving else { return }
    report.add(
      .duplicateExit,
      of: [.name(screen), .transition(leaving.id)],
      "\(screen) is already leaving"
    )
  }

  /// The screen that the user sees and `call` means to remove, and what holds it.
  private func exit(
    of call: NavigationCall,
    in window: Name,
    _ session: Session
  ) -> (screen: Name, container: Name)? {
    let container: Container?
    switch call.operation {
    case .pop, .popTo, .popToRoot: container = session.stack(call.stack, in: window)
    case .dismiss:
      container = session.containers.first { $0.kind == .presented && $0.window == window }
    case .push, .setStack, .present, .selectTab: return nil
    }
    guard let container, let top = container.committed.last else { return nil }
    if case .dismiss(let screen?) = call.operation { return (screen, container.name) }
    return (top, container.name)
  }
}
