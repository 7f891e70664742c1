import SessionModel

/// A finger navigates in its own window.
struct WrongWindow: ExplainedRule {
  static let explanation = RuleExplanation(
    meaning: "A call that goes back to a finger acts on a stack of the window the finger is in.",
    cause: """
      The navigator is found through a global (the key window, a shared coordinator), which on an iPad \
      with two windows may be the other one.
      """
  )

  func judge(
    _ call: NavigationCall,
    _ scene: Scene,
    _ session: Session,
    _ report: inout FindingReport
  ) {
    guard call.changesStack, let id = scene.touch(behind: call.cause), let finger = scene.touch(id)
    else { return }
    // A finger that asked without saying of which stack means its own window's.
    if call.stack == nil, case .touch = call.cause { return }
    let window = session.window(of: call)
    guard window != finger.window else { return }
    report.add(
      .wrongWindow,
      of: [.touch(id), .name(window)],
      "touch in \(finger.window), \(call.spelling) in \(window)"
    )
  }
}
