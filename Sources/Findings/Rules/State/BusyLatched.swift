import SessionModel

/// A flag that says "busy" is lowered when nothing is.
struct BusyLatched: ExplainedRule {
  static let explanation = RuleExplanation(
    meaning: """
      No flag is up half a second after the last transition ended, nor at the end of the log.
      """,
    cause: """
      The flag is cleared in `didShow`, which a cancelled transition never calls. Clear it in the \
      transition coordinator's completion.
      """
  )

  private struct Raised: Equatable {
    var name: Name
    var place: Place
    var isReported = false
  }

  private var raised: [Raised] = []
  private var idleSince = Time.zero

  mutating func judge(
    _ flag: Name,
    _ value: Bool,
    _ scene: Scene,
    _ report: inout FindingReport
  ) {
    if !value {
      raised.removeAll { $0.name == flag }
    } else if !raised.contains(where: { $0.name == flag }) {
      raised.append(Raised(name: flag, place: report.place))
      report.wake(after: report.place.time + scene.thresholds.busyGrace)
    }
  }

  /// Takes in the flags that are up already when the log begins.
  mutating func adopt(_ session: Session, at place: Place) {
    for flag in session.flags where flag.value {
      raised.append(Raised(name: flag.name, place: place))
    }
    idleSince = place.time
  }

  mutating func judge(_ fact: Fact, _ scene: Scene, _ report: inout FindingReport) {
    guard case .completed = fact else { return }
    idleSince = report.place.time
    if !raised.isEmpty { report.wake(after: idleSince + scene.thresholds.busyGrace) }
  }

  mutating func elapse(_ scene: Scene, _ session: Session, _ report: inout FindingReport) {
    guard !session.transitions.contains(where: \.isOpen) else { return }
    for index in raised.indices where !raised[index].isReported {
      let due = max(idleSince, raised[index].place.time) + scene.thresholds.busyGrace
      if due < report.place.time {
        add(index, &report)
      } else {
        report.wake(after: due)
      }
    }
  }

  mutating func end(_ report: inout FindingReport) {
    for index in raised.indices where !raised[index].isReported { add(index, &report) }
  }

  private mutating func add(_ index: Int, _ report: inout FindingReport) {
    raised[index].isReported = true
    let flag = raised[index]
    report.add(
      .busyLatched,
      at: flag.place,
      of: [.name(flag.name)],
      "flag \(flag.name) is up since \(flag.place.time)"
    )
  }
}
