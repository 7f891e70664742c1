import SessionModel

/// A root screen is not swiped away.
struct PopGestureOnRoot: ExplainedRule {
  static let explanation = RuleExplanation(
    meaning: """
      No pop recognizer and no gesture-driven pop begins while the stack has one screen or none and \
      nothing else is open.
      """,
    cause: """
      The delegate of the built-in recognizer was replaced by one whose `gestureRecognizerShouldBegin` \
      always answers true; the next push then leaves the app frozen.
      """
  )

  /// The gestures that were reported.
  private var reported: [Place] = []

  mutating func judge(
    _ gesture: GestureReport,
    _ scene: Scene,
    _ session: Session,
    _ report: inout FindingReport
  ) {
    guard gesture.state == .began else { return }
    let known = scene.gesture(gesture.recognizer) ?? GestureTrack(gesture.recognizer)
    let window =
      gesture.touch.flatMap(scene.touch)?.window ?? session.windows[0].name
    guard known.isPop else { return }
    let found =
      known.declaration.map { root(session.stack($0.stack, in: window), session) }
      ?? root(in: window, session)
    guard let root = found else { return }
    reported.append(report.place)
    add(root, of: [.name(gesture.recognizer)], &report)
  }

  mutating func judge(
    _ transition: TransitionReport,
    _ scene: Scene,
    _ session: Session,
    _ report: inout FindingReport
  ) {
    guard case .begin(let beginning) = transition.step, beginning.kind == .pop,
      beginning.mode == .interactive,
      let root = root(of: beginning, session)
    else { return }
    let driver = driver(of: beginning, scene)
    if let driver, reported.contains(driver.began) { return }
    add(root, of: [.transition(transition.id)] + (driver.map { [.name($0.name)] } ?? []), &report)
  }

  /// A log that sets no stack up has none to pop from.
  private func root(of beginning: TransitionReport.Beginning, _ session: Session) -> Name? {
    let stack = session.stack(of: beginning)
    if stack == nil, !session.isBusy(session.windows[0].name) { return Name.none }
    let leaves = beginning.from ?? Name.none
    let isKnown = leaves == .none || stack?.model.contains(leaves) ?? false
    if beginning.stack == nil, !isKnown { return root(in: session.windows[0].name, session) }
    return root(stack, session)
  }

  /// The only screen of the stack in `window`, if there is no other that the gesture may mean.
  private func root(in window: Name, _ session: Session) -> Name? {
    let stacks = session.visibleStacks(in: window)
    guard !session.isCovered(window), !stacks.contains(where: { $0.committed.count > 1 }) else {
      return nil
    }
    return root(stacks.first, session)
  }

  /// The recognizer that begins it, or that acts on the finger that does.
  private func driver(
    of beginning: TransitionReport.Beginning,
    _ scene: Scene
  ) -> GestureTrack? {
    if case .touch(let id) = beginning.cause {
      return scene.gestures.first { $0.touch == id && reported.contains($0.began) }
    }
    return beginning.cause?.recognizer.flatMap(scene.gesture)
  }

  /// The only screen of `stack`, if nothing is open in its window.
  private func root(_ stack: Container?, _ session: Session) -> Name? {
    guard let stack, stack.committed.count < 2, !session.isBusy(stack.window) else { return nil }
    return stack.committed.last ?? Name.none
  }

  private func add(_ root: Name, of subjects: [Subject], _ report: inout FindingReport) {
    report.add(
      .popGestureOnRoot,
      of: subjects + [.name(root)],
      root == Name.none
        ? "pop gesture where there is no screen" : "pop gesture on root screen \(root)"
    )
  }
}

extension Cause {
  /// The recognizer, if one is the cause.
  var recognizer: Name? {
    if case .recognizer(let name) = self { name } else { nil }
  }
}
