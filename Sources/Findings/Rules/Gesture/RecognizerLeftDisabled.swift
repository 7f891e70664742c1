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
    var completed: Time?
  }

  private var waiting: [Waiting] = []

  mutating func judge(
    _ control: GestureControl,
    _ scene: Scene,
    _ session: Session,
    _ report: inout FindingReport
  ) {
    guard case .enabled(let isEnabled) = control.action else { return }
    if isEnabled { waiting.removeAll { $0.name == control.recognizer } }
    guard !isEnabled, let gesture = scene.gesture(control.recognizer), gesture.state.isActive,
      !waiting.contains(where: { $0.name == control.recognizer })
    else { return }
    let running = running(beside: gesture, scene, session)
    waiting.append(Waiting(name: gesture.name, off: report.place, transition: running))
  }

  mutating func judge(_ fact: Fact, _ report: inout FindingReport) {
    guard case .completed(let id, _) = fact else { return }
    for index in waiting.indices where waiting[index].transition == id {
      waiting[index].completed = waiting[index].completed ?? report.place.time
      report.wake(after: report.place.time)
    }
  }

  /// Judges a transition that completed, once the rest of its moment has passed.
  mutating func elapse(_ report: inout FindingReport) {
    for entry in waiting {
      guard let completed = entry.completed else { continue }
      if completed < report.place.time {
        add(entry, &report)
      } else {
        report.wake(after: completed)
      }
    }
  }

  /// The transition that `gesture` drives, or that runs in the window of its finger.
  private func running(
    beside gesture: GestureTrack,
    _ scene: Scene,
    _ session: Session
  ) -> TransitionID? {
    let window = gesture.touch.flatMap(scene.touch)?.window ?? session.windows[0].name
    let open = session.open(in: window)
    return (open.last { $0.driver == gesture.name } ?? open.last)?.id
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
