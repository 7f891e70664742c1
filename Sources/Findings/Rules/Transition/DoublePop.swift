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
    take(scene.touch(behind: call.cause), nil, scene, &report)
  }

  mutating func judge(_ transition: TransitionReport, _ scene: Scene, _ report: inout FindingReport)
  {
    guard case .begin(let beginning) = transition.step, beginning.kind == .pop,
      let track = scene.transition(transition.id), !track.isRefused
    else { return }
    take(track.touch, track.id, scene, &report)
  }

  private mutating func take(
    _ touch: Int32?,
    _ transition: TransitionID?,
    _ scene: Scene,
    _ report: inout FindingReport
  ) {
    pops.removeAll { pop in !scene.touches.contains { $0.down == pop.landing } }
    guard let touch, let landing = scene.touch(touch)?.down else { return }
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
