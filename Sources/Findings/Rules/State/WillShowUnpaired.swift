import SessionModel

/// What will be shown is shown, unless it is cancelled.
struct WillShowUnpaired: ExplainedRule {
  static let explanation = RuleExplanation(
    meaning: "`willShow` is followed by `didShow` of the same screen.",
    cause: """
      A cancelled transition never calls `didShow`: that is normal. State that `didShow` is to clear \
      then stays as it is.
      """
  )

  private var waiting: [(screen: Name, place: Place)] = []

  mutating func judge(_ callback: AppearanceCallback, _ report: FindingReport) {
    switch callback.kind {
    case .willShow:
      // After a cancel it may be announced again, and shown then.
      forget(callback.screen)
      waiting.append((callback.screen, report.place))
    case .didShow: forget(callback.screen)
    case .willAppear, .didAppear, .willDisappear, .didDisappear: break
    }
  }

  mutating func end(_ report: inout FindingReport) {
    for entry in waiting { add(entry.screen, entry.place, &report) }
    waiting.removeAll()
  }

  private mutating func forget(_ screen: Name) {
    waiting.removeAll { $0.screen == screen }
  }

  private func add(_ screen: Name, _ place: Place, _ report: inout FindingReport) {
    report.add(
      .willshowUnpaired,
      at: place,
      of: [.name(screen)],
      "willShow \(screen) was not followed by didShow"
    )
  }
}
