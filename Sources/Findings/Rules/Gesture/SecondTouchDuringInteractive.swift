import SessionModel

/// One finger drives a transition.
struct SecondTouchDuringInteractive: ExplainedRule {
  static let explanation = RuleExplanation(
    meaning: "No other finger lands in a window while a transition there follows a finger.",
    cause: """
      `maximumNumberOfTouches` is not set: the translation is that of the centre of all fingers and \
      jumps when one lands or leaves. Buttons of the screen that leaves can also still be pressed.
      """
  )

  func judge(
    _ touch: Touch,
    _ scene: Scene,
    _ session: Session,
    _ report: inout FindingReport
  ) {
    guard touch.phase == .down else { return }
    let window = touch.window ?? session.windows[0].name
    for index in session.transitions.indices
    where session.transitions[index].isHeld
      && session.transitions[index].window == window
    {
      let transition = session.transitions[index]
      guard let driver = driver(of: transition, scene), driver != touch.id,
        scene.touch(driver)?.isDown == true
      else { continue }
      report.add(
        .secondTouchDuringInteractive,
        of: [.touch(touch.id), .transition(transition.id), .touch(driver)],
        "touch \(touch.id) landed while \(transition.id) follows touch \(driver)"
      )
    }
  }

  private func driver(of transition: Transition, _ scene: Scene) -> Int32? {
    if let reported = scene.transition(transition.id) { return reported.touch }
    return transition.driver.flatMap { scene.gesture($0)?.touch }
  }
}
