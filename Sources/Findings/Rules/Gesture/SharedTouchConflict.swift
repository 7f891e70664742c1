import SessionModel

/// A finger that drives a transition does nothing else.
struct SharedTouchConflict: ExplainedRule {
  static let explanation = RuleExplanation(
    meaning: """
      No recognizer begins on a finger that another one follows. It is an error if one of them drives \
      a transition, a warning if neither does.
      """,
    cause: """
      `shouldRecognizeSimultaneouslyWith` answers true for everybody, so the page scrolls while it is \
      swiped away; or a failure requirement between the two is missing.
      """
  )

  private struct Meeting {
    var earlier: Name
    var later: Name
    var touch: Int32
    var place: Place
    /// Whether one of them takes screens off a stack that has some.
    var pops: Bool
  }

  /// Who met, until it is known whether one of them drives.
  private var meetings: [Meeting] = []

  mutating func judge(
    _ gesture: GestureReport,
    _ scene: Scene,
    _ session: Session,
    _ report: inout FindingReport
  ) {
    if gesture.state != .changed, !meetings.isEmpty { report.wake(after: report.place.time) }
    guard gesture.state == .began, let touch = gesture.touch else { return }
    for other in scene.gestures
    where other.state.isActive && other.name != gesture.recognizer && other.touches.contains(touch)
      && scene.finger(touch, of: other)?.down == scene.touch(touch)?.down
    {
      let later = scene.gesture(gesture.recognizer) ?? GestureTrack(gesture.recognizer)
      meetings.append(
        Meeting(
          earlier: other.name,
          later: later.name,
          touch: touch,
          place: report.place,
          pops: pops(other, scene, session) || pops(later, scene, session)
        )
      )
      report.wake(after: report.place.time)
    }
  }

  /// A transition may begin some time after its recognizer.
  mutating func judge(_ transition: TransitionReport, _ scene: Scene, _ report: inout FindingReport)
  {
    guard case .begin = transition.step, !meetings.isEmpty else { return }
    elapse(scene, &report)
  }

  mutating func elapse(_ scene: Scene, _ report: inout FindingReport) {
    var open: [Meeting] = []
    for meeting in meetings {
      if meeting.pops || drives(meeting.earlier, scene) || drives(meeting.later, scene) {
        add(meeting, .error, &report)
      } else if isActive(meeting.earlier, scene), isActive(meeting.later, scene) {
        open.append(meeting)
      } else if !isWanted(meeting, scene) {
        add(meeting, .warning, &report)
      }
    }
    meetings = open
  }

  mutating func end(_ scene: Scene, _ report: inout FindingReport) {
    elapse(scene, &report)
    for meeting in meetings where !isWanted(meeting, scene) { add(meeting, .warning, &report) }
    meetings.removeAll()
  }

  private func add(_ meeting: Meeting, _ severity: Severity, _ report: inout FindingReport) {
    report.add(
      .sharedTouchConflict,
      severity,
      at: meeting.place,
      of: [.name(meeting.later), .name(meeting.earlier), .touch(meeting.touch)],
      "\(meeting.earlier) and \(meeting.later) both act on touch \(meeting.touch)"
    )
  }

  private func isActive(_ name: Name, _ scene: Scene) -> Bool {
    scene.gesture(name)?.state.isActive ?? false
  }

  /// Whether the two were declared to work together, or are a pinch and a rotation, which do.
  private func isWanted(_ meeting: Meeting, _ scene: Scene) -> Bool {
    let pair = [meeting.earlier, meeting.later].compactMap(scene.gesture)
    let isDeclared = pair.contains { gesture in
      gesture.declaration?.simultaneous.contains { name in
        name != gesture.name && pair.contains { $0.name == name }
      } ?? false
    }
    let pinches = pair.first { $0.scales }
    return isDeclared
      || pinches.map { pinch in pair.contains { $0.rotates && $0 != pinch } } ?? false
  }

  /// Whether a transition follows the recognizer, or was declared to.
  private func drives(_ name: Name, _ scene: Scene) -> Bool {
    let drive = scene.gesture(name)?.declaration?.drive
    return drive.map { $0 != .pop } ?? false
      || scene.transitions.contains { $0.driver == name && $0.isOpen && !$0.isRefused }
  }

  /// Whether `gesture` pops: on a root screen there is nothing to pop.
  private func pops(_ gesture: GestureTrack, _ scene: Scene, _ session: Session) -> Bool {
    guard gesture.isPop else { return false }
    let window = gesture.touch.flatMap(scene.touch)?.window ?? session.windows[0].name
    let stacks =
      gesture.declaration.map { [session.stack($0.stack, in: window)].compactMap(\.self) }
      ?? session.visibleStacks(in: window)
    return stacks.isEmpty || stacks.contains { $0.committed.count > 1 }
  }
}
