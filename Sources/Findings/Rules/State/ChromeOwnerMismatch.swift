import SessionModel

/// The bar shows what belongs to the screen below it.
struct ChromeOwnerMismatch: ExplainedRule {
  static let explanation = RuleExplanation(
    meaning: """
      While nothing is open, the content of a bar belongs to the top of a stack. Whether a bar is \
      shown or hidden is not content.
      """,
    cause: """
      Title and buttons are set on the shared bar in `viewWillAppear`, which also a cancelled \
      transition calls.
      """
  )

  /// Content that was reported: as long as it stays, it is not reported again.
  private var reported: [Session.Bar] = []
  private var changedAt = Place(event: 0, time: .zero)

  mutating func wait(_ scene: Scene, _ report: inout FindingReport) {
    changedAt = report.place
    report.wake(after: report.place.time + scene.thresholds.frame)
  }

  mutating func elapse(_ scene: Scene, _ session: Session, _ report: inout FindingReport) {
    let due = changedAt.time + scene.thresholds.frame
    guard due < report.place.time else {
      report.wake(after: due)
      return
    }
    judge(session, &report)
  }

  mutating func judge(_ session: Session, _ report: inout FindingReport) {
    guard !session.transitions.contains(where: \.isOpen) else { return }
    reported.removeAll { !session.bars.contains($0) }
    for bar in session.bars where bar.isContent && !reported.contains(bar) {
      guard let owner = bar.owner, let top = session.strangeTop(for: owner) else { continue }
      reported.append(bar)
      report.add(
        .chromeOwnerMismatch,
        at: changedAt,
        of: [.name(bar.part), .name(owner)],
        "\(bar.part) shows \(owner), top is \(top)"
      )
    }
  }
}

extension Session.Bar {
  /// Whether it says what the bar shows, not only whether it is there.
  var isContent: Bool {
    value != Name(.shown) && value != Name(.hidden)
  }
}

extension Session {
  /// The top of the first stack, if `owner` is not on top anywhere.
  fileprivate func strangeTop(for owner: Name) -> Name? {
    var first: Name?
    for container in containers {
      guard let top = container.committed.last else { continue }
      if top == owner { return nil }
      if container.kind == .stack { first = first ?? top }
    }
    return first
  }
}
