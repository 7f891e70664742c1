import SessionModel

/// The screen that is shown is the one on top.
struct DidShowMismatch: ExplainedRule {
  static let explanation = RuleExplanation(
    meaning: "`didShow` names the top of the committed stack.",
    cause: """
      The stack was changed inside a callback of the transition before, so the delegate hears of a \
      screen that is gone, or does not hear of the one that stays.
      """
  )

  private struct Shown {
    var screen: Name
    var place: Place
  }

  /// What was shown at the present moment; the completion may stand on the next line.
  private var shown: [Shown] = []

  mutating func judge(
    _ callback: AppearanceCallback,
    _ session: Session,
    _ report: inout FindingReport
  ) {
    // The callback itself may take the screen away again.
    guard callback.kind == .didShow, isWrong(callback.screen, session) else { return }
    shown.append(Shown(screen: callback.screen, place: report.place))
    report.wake(after: report.place.time)
  }

  mutating func elapse(_ session: Session, _ report: inout FindingReport) {
    for entry in shown where isWrong(entry.screen, session) {
      let stack = session.containers.first { $0.kind == .stack && !$0.committed.isEmpty }
      guard let top = stack?.committed.last else { continue }
      report.add(
        .didshowMismatch,
        at: entry.place,
        of: [.name(entry.screen), .name(top)],
        "didShow \(entry.screen), top is \(top)"
      )
    }
    shown.removeAll(keepingCapacity: true)
  }

  /// Whether `screen` is on top of no stack, and not of one that stands in a sheet, unknown to the log.
  private func isWrong(_ screen: Name, _ session: Session) -> Bool {
    let stacks = session.containers.filter { $0.kind == .stack }
    if stacks.contains(where: { $0.committed.last == screen }) { return false }
    let isKnown =
      stacks.contains { $0.committed.contains(screen) || $0.model.contains(screen) }
      || session.transitions.contains { $0.from == screen || $0.to == screen }
    return isKnown || !session.windows.contains { session.isCovered($0.name) }
  }
}
