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
  }

  /// Who met at the present moment; whether one of them drives is known when it has passed.
  private var meetings: [Meeting] = []

  mutating func judge(_ gesture: GestureReport, _ scene: Scene, _ report: inout FindingReport) {
    guard gesture.state == .began, let touch = gesture.touch else { return }
    for other in scene.gestures
    where other.state.isActive && other.name != gesture.recognizer && other.touches.contains(touch)
      && scene.finger(touch, of: other)?.down == scene.touch(touch)?.down
    {
      meetings.append(
        Meeting(earlier: other.name, later: gesture.recognizer, touch: touch, place: report.place)
      )
      report.wake(after: report.place.time)
    }
  }

  mutating func elapse(_ scene: Scene, _ session: Session, _ report: inout FindingReport) {
    for meeting in meetings {
      let drives =
        drives(meeting.earlier, scene, session) || drives(meeting.later, scene, session)
      report.add(
        .sharedTouchConflict,
        drives ? .error : .warning,
        at: meeting.place,
        of: [.name(meeting.later), .name(meeting.earlier), .touch(meeting.touch)],
        "\(meeting.earlier) and \(meeting.later) both act on touch \(meeting.touch)"
      )
    }
    meetings.removeAll(keepingCapacity: true)
  }

  private func drives(_ name: Name, _ scene: Scene, _ session: Session) -> Bool {
    guard let gesture = scene.gesture(name) else { return false }
    return gesture.isPop || gesture.declaration?.drive != nil
      || scene.transitions.contains { $0.driver == name && $0.isOpen && !$0.isRefused }
  }
}
