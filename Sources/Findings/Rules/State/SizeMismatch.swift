import SessionModel

/// A screen is as large as its window.
struct SizeMismatch: ExplainedRule {
  static let explanation = RuleExplanation(
    meaning: """
      While nothing is open, the size of a screen of a stack is that of its window. A sheet may be \
      smaller.
      """,
    cause: """
      The window turned while the screen was covered or on its way in, and the frame that the \
      transition computed before was set at its end.
      """
  )

  func judge(_ observation: Observation, _ session: Session, _ report: inout FindingReport) {
    guard case .size(let screen, let size) = observation else { return }
    let container = session.containers.first { $0.committed.contains(screen) }
    // Nobody knows in which of several windows a strange screen stands.
    guard container != nil || session.windows.count == 1 else { return }
    let window = session.window(container?.window ?? session.windows[0].name)
    guard container?.kind != .presented, !session.isBusy(window.name), size != window.size else {
      return
    }
    report.add(
      .sizeMismatch,
      of: [.name(screen), .name(window.name)],
      "\(screen) is \(size.message), window is \(window.size.message)"
    )
  }
}

extension Size {
  fileprivate var message: Message {
    "\(width, places: 1)x\(height, places: 1)"
  }
}
