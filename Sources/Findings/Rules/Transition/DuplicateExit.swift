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
    guard !call.isAnnouncement, let screen = exit(of: call, session) else { return }
    let leaving = session.open(in: session.window(of: call)).first {
      ($0.kind == .pop || $0.kind == .dismiss) && $0.from == screen
    }
    guard let leaving else { return }
    report.add(
      .duplicateExit,
      of: [.name(screen), .transition(leaving.id)],
      "\(screen) is already leaving"
    )
  }

  /// The screen that the user sees and `call` means to remove.
  private func exit(of call: NavigationCall, _ session: Session) -> Name? {
    let window = session.window(of: call)
    switch call.operation {
    case .pop, .popTo, .popToRoot:
      return session.stack(call.stack, in: window)?.committed.last
    case .dismiss(let screen?):
      return screen
    case .dismiss(nil):
      return session.containers.first { $0.kind == .presented && $0.window == window }?.committed
        .last
    case .push, .setStack, .present, .selectTab:
      return nil
    }
  }
}
