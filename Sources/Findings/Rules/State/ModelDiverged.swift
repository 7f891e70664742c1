import SessionModel

/// The app's own copy of a stack agrees with the stack.
struct ModelDiverged: ExplainedRule {
  static let explanation = RuleExplanation(
    meaning: """
      While nothing is open, the app's model of a stack is the committed stack. A model that is ahead \
      of the call that follows it within a frame is not wrong.
      """,
    cause: """
      The model removes its last item when the swipe begins, or in `willShow`, and a cancel never \
      puts it back.
      """
  )

  /// A model that may be about to be followed.
  private struct Lead {
    var stack: Name
    var screens: [Name]
    var container: [Name]
    var place: Place
  }

  private var leads: [Lead] = []

  mutating func judge(
    _ model: StackSnapshot,
    _ change: LastChanges.Change?,
    _ scene: Scene,
    _ session: Session,
    _ report: inout FindingReport
  ) {
    guard let container = session.containers.first(where: { $0.name == model.stack }) else {
      return
    }
    let isBusy = session.isBusy(container.window)
    // Two models with no call between them: the first one led nobody.
    for lead in leads where lead.stack == model.stack && !isBusy { add(lead, &report) }
    leads.removeAll { $0.stack == model.stack }
    guard !isBusy, container.committed != model.screens else { return }
    let lead = Lead(
      stack: model.stack,
      screens: model.screens,
      container: container.committed,
      place: report.place
    )
    // What follows a model that fell for a cancelled swipe does not make it right.
    if case .cancel = change {
      add(lead, &report)
    } else {
      leads.append(lead)
      report.wake(after: report.place.time + scene.thresholds.frame)
    }
  }

  /// Asks to be asked again when something has ended.
  func judge(_ fact: Fact, _ report: inout FindingReport) {
    guard !leads.isEmpty, case .completed = fact else { return }
    report.wake(after: report.place.time)
  }

  mutating func elapse(_ scene: Scene, _ session: Session, _ report: inout FindingReport) {
    var rest: [Lead] = []
    for lead in leads {
      guard let container = session.container(lead.stack), container.committed != lead.screens
      else { continue }
      let due = lead.place.time + scene.thresholds.frame
      if session.isBusy(container.window) {
        rest.append(lead)
      } else if due < report.place.time {
        add(lead, &report)
      } else {
        report.wake(after: due)
        rest.append(lead)
      }
    }
    leads = rest
  }

  mutating func end(_ session: Session, _ report: inout FindingReport) {
    for lead in leads where session.container(lead.stack)?.model != lead.screens {
      add(lead, &report)
    }
    leads.removeAll()
  }

  private func add(_ lead: Lead, _ report: inout FindingReport) {
    report.add(
      .modelDiverged,
      at: lead.place,
      of: [.name(lead.stack)],
      "model \(lead.screens), container \(lead.container)"
    )
  }
}
