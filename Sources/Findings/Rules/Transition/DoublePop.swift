import SessionModel

/// One swipe removes one screen.
struct DoublePop: ExplainedRule {
  static let explanation = RuleExplanation(
    meaning: """
      No two pops go back to the same finger: directly, through its recognizer, or through the \
      transition that the recognizer drove.
      """,
    cause: """
      The gesture's own pop and a pop in its completion handler both run, or two recognizers on one \
      finger both pop.
      """
  )

  private struct Pop {
    var landing: Place
    var transition: TransitionID?
  }

  private var pops: [Pop] = []

  mutating func judge(_ call: NavigationCall, _ scene: Scene, _ report: inout FindingReport) {
    guard call.pops, !call.isAnnouncement else { return }
    if case .transition(let id) = call.cause, let pop = pops.first(where: { $0.transition == id }) {
      take(pop.landing, nil, scene, &report)
    } else {
      take(scene.touch(behind: call.cause).flatMap(scene.touch)?.down, nil, scene, &report)
    }
  }

  /// Judges a pop that the reducer started for a recognizer.
  mutating func judge(
    _ fact: Fact,
    _ scene: Scene,
    _ session: Session,
    _ report: inout FindingReport
  ) {
    switch fact {
    case .committed(let id):
      guard let pop = session.transitions.last(where: { $0.id == id }), pop.kind == .pop,
        pop.origin == .recognizer, let driver = pop.driver.flatMap(scene.gesture)
      else { return }
      take(driver.touch.flatMap { scene.finger($0, of: driver) }?.down, id, scene, &report)
    case .completed(let id, finished: false):
      pops.removeAll { $0.transition == id }
    default: break
    }
  }

  mutating func judge(_ transition: TransitionReport, _ scene: Scene, _ report: inout FindingReport)
  {
    guard case .begin(let beginning) = transition.step, beginning.kind == .pop,
      let track = scene.transition(transition.id), !track.isRefused
    else { return }
    take(track.touch.flatMap(scene.touch)?.down, track.id, scene, &report)
  }

  private mutating func take(
    _ landing: Place?,
    _ transition: TransitionID?,
    _ scene: Scene,
    _ report: inout FindingReport
  ) {
    pops.removeAll { pop in !scene.touches.contains { $0.down == pop.landing } }
    guard let landing, let touch = scene.touches.first(where: { $0.down == landing })?.id else {
      return
    }
    let removed = pops.contains { $0.landing == landing && !wasTakenBack($0, scene) }
    pops.append(Pop(landing: landing, transition: transition))
    guard removed else { return }
    report.add(
      .doublePop,
      of: [.touch(touch)] + (transition.map { [.transition($0)] } ?? []),
      "one swipe removed two screens"
    )
  }

  /// Whether the pop was a transition that was cancelled.
  private func wasTakenBack(_ pop: Pop, _ scene: Scene) -> Bool {
    pop.transition.flatMap(scene.transition)?.wasCancelled ?? false
  }
}
