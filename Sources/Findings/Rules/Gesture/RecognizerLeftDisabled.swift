import SessionModel

/// A recognizer that was switched off in the middle of a gesture is switched on again.
struct RecognizerLeftDisabled: ExplainedRule {
  static let explanation = RuleExplanation(
    meaning: """
      A recognizer that is switched off while it is active is on again when the transition that was \
      running ends, or, if none was, when the log ends.
      """,
    cause: """
      It is switched on again in `viewDidAppear` or `didShow`, which a cancelled transition never \
      calls for the screen that was to appear.
      """
  )

  private struct Waiting {
    var name: Name
    var off: Place
    var transition: TransitionID?
  }

  private var waiting: [Waiting] = []

  mutating func judge(_ control: GestureControl, _ scene: Scene, _ report: inout FindingReport) {
    guard case .enabled(let isEnabled) = control.action else { return }
    waiting.removeAll { $0.name == control.recognizer }
    guard !isEnabled, scene.gesture(control.recognizer)?.state.isActive == true else { return }
    let running = scene.transitions.last { $0.isOpen && !$0.isRefused }
    waiting.append(
      Waiting(name: control.recognizer, off: report.place, transition: running?.id)
    )
  }

  /// Judges a transition that completes, once the rest of its moment has passed.
  mutating func elapse(_ scene: Scene, _ report: inout FindingReport) {
    for entry in waiting {
      guard let id = entry.transition, let track = scene.transition(id),
        let completed = track.completed
      else { continue }
      if completed.time < report.place.time {
        add(entry, &report)
      } else {
        report.wake(after: completed.time)
      }
    }
  }

  mutating func judge(_ transition: TransitionReport, _ report: inout FindingReport) {
    guard case .complete = transition.step else { return }
    guard waiting.contains(where: { $0.transition == transition.id }) else { return }
    report.wake(after: report.place.time)
  }

  mutating func end(_ report: inout FindingReport) {
    for entry in waiting { add(entry, &report) }
  }

  private mutating func add(_ entry: Waiting, _ report: inout FindingReport) {
    waiting.removeAll { $0.name == entry.name }
    report.add(
      .recognizerLeftDisabled,
      at: entry.off,
      of: [.name(entry.name)],
      "\(entry.name) is still off since \(entry.off.time)"
    )
  }
}
