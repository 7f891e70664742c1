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

  mutating func judge(_ callback: AppearanceCallback, _ report: inout FindingReport) {
    guard callback.kind == .didShow else { return }
    shown.append(Shown(screen: callback.screen, place: report.place))
    report.wake(after: report.place.time)
  }

  mutating func elapse(_ session: Session, _ report: inout FindingReport) {
    for entry in shown {
      let stacks = session.containers.filter { $0.kind == .stack && !$0.committed.isEmpty }
      guard let top = stacks.first?.committed.last,
        !stacks.contains(where: { $0.committed.last == entry.screen })
      else { continue }
      report.add(
        .didshowMismatch,
        at: entry.place,
        of: [.name(entry.screen), .name(top)],
        "didShow \(entry.screen), top is \(top)"
      )
    }
    shown.removeAll(keepingCapacity: true)
  }
}
