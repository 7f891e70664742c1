import SessionModel

/// A screen that is gone is released.
struct LeakedController: ExplainedRule {
  static let explanation = RuleExplanation(
    meaning: """
      A screen that was allocated for a transition that was cancelled, or that was popped or \
      dismissed, is released within five seconds.
      """,
    cause: """
      A closure, a timer or an observer holds it; or the object that drives the transition holds the \
      screens of the one before.
      """
  )

  private struct Screen {
    var name: Name
    var wasInUse: Bool
    var goneSince: Place?
  }

  private var screens: [Screen] = []

  mutating func judge(
    _ lifetime: Lifetime,
    _ session: Session,
    _ report: inout FindingReport
  ) {
    screens.removeAll { $0.name == lifetime.object }
    if lifetime.kind == .alloc {
      // A transition may make its screen on its way.
      let isInUse = session.isInUse(lifetime.object)
      screens.append(Screen(name: lifetime.object, wasInUse: isInUse))
    }
  }

  /// Looks which screens are in use, whenever that may have changed.
  mutating func judge(
    _ fact: Fact,
    _ scene: Scene,
    _ session: Session,
    _ report: inout FindingReport
  ) {
    guard !screens.isEmpty else { return }
    switch fact {
    case .committed, .completed, .navigated: break
    default: return
    }
    for index in screens.indices {
      if session.isInUse(screens[index].name) {
        screens[index].wasInUse = true
        screens[index].goneSince = nil
      } else if screens[index].wasInUse, screens[index].goneSince == nil {
        screens[index].goneSince = report.place
        report.wake(after: report.place.time + scene.thresholds.leakTimeout)
      }
    }
  }

  mutating func elapse(_ scene: Scene, _ report: inout FindingReport) {
    var leaked: [Name] = []
    for screen in screens {
      guard let gone = screen.goneSince else { continue }
      let due = gone.time + scene.thresholds.leakTimeout
      guard due < report.place.time else {
        report.wake(after: due)
        continue
      }
      leaked.append(screen.name)
      report.add(
        .leakedController,
        at: gone,
        of: [.name(screen.name)],
        "\(screen.name) still alive"
      )
    }
    screens.removeAll { leaked.contains($0.name) }
  }
}
