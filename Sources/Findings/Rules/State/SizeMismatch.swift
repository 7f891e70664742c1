import SessionModel

/// A screen is as large as its window.
struct SizeMismatch: ExplainedRule {
  static let explanation = RuleExplanation(
    meaning: """
      While nothing is open, the size of a screen of a stack is that of its window. A sheet, and a \
      stack in it, may be smaller.
      """,
    cause: """
      The window turned while the screen was covered or on its way in, and the frame that the \
      transition computed before was set at its end.
      """
  )

  func judge(_ observation: Observation, _ session: Session, _ report: inout FindingReport) {
    guard case .size(let screen, let size) = observation else { return }
    let container = session.containers.first { $0.committed.contains(screen) }
    // A strange screen is a child of one that is known, or in a window that nobody knows.
    let hasStacks = session.containers.contains { $0.kind == .stack }
    guard container != nil || (session.windows.count == 1 && !hasStacks) else { return }
    let window = session.window(container?.window ?? session.windows[0].name)
    // So may be a stack that a sheet holds.
    let isInSheet =
      session.isCovered(window.name) && container?.name != session.stack(in: window.name)?.name
    guard container?.kind != .presented, !isInSheet, !session.isBusy(window.name),
      size != window.size
    else {
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
