import SessionModel

/// A transition whose gesture is cancelled is resolved.
struct GestureCancelIgnored: ExplainedRule {
  static let explanation = RuleExplanation(
    meaning: """
      When the recognizer that drives a transition is cancelled, or its finger is taken away, the \
      transition is finished or cancelled within a tenth of a second.
      """,
    cause: """
      The action handles `.ended` only. A call, an alert or the home gesture then leaves the \
      transition open for ever, and the app does not answer any more.
      """
  )

  private struct Waiting {
    var transition: TransitionID
    var cancel: Place
    var driver: Name?
  }

  private var waiting: [Waiting] = []

  mutating func judge(_ gesture: GestureReport, _ scene: Scene, _ report: inout FindingReport) {
    guard gesture.state == .cancelled else { return }
    wait(scene, &report) { $0.driver == gesture.recognizer }
  }

  mutating func judge(_ touch: Touch, _ scene: Scene, _ report: inout FindingReport) {
    guard touch.phase == .cancel else { return }
    wait(scene, &report) { $0.touch == touch.id }
  }

  mutating func elapse(_ scene: Scene, _ report: inout FindingReport) {
    var rest: [Waiting] = []
    for entry in waiting {
      // Another gesture may have caught it meanwhile.
      guard let track = scene.transition(entry.transition), track.phase == .interactive,
        track.driver == entry.driver
      else { continue }
      let due = entry.cancel.time + scene.thresholds.cancelGrace
      guard due < report.place.time else {
        report.wake(after: due)
        rest.append(entry)
        continue
      }
      report.add(
        .gestureCancelIgnored,
        at: entry.cancel,
        of: [.transition(entry.transition)] + (track.driver.map { [.name($0)] } ?? []),
        """
        transition \(entry.transition): gesture was cancelled at \(entry.cancel.time), \
        nothing resolved it
        """
      )
    }
    waiting = rest
  }

  private mutating func wait(
    _ scene: Scene,
    _ report: inout FindingReport,
    where concerns: (TransitionTrack) -> Bool
  ) {
    for track in scene.transitions
    where track.phase == .interactive && !track.isRefused && concerns(track) {
      guard !waiting.contains(where: { $0.transition == track.id }) else { continue }
      waiting.append(Waiting(transition: track.id, cancel: report.place, driver: track.driver))
      report.wake(after: report.place.time + scene.thresholds.cancelGrace)
    }
  }
}
