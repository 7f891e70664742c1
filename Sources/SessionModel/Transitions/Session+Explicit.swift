extension Session {
  /// Takes in a step of an explicit transition.
  mutating func receive(_ report: TransitionReport, telling sink: inout some FactSink) {
    if case .begin(let beginning) = report.step {
      begin(report.id, beginning, telling: &sink)
      return
    }
    guard let index = transitions.place(of: report.id) else {
      sink.receive(.fault(.unknownTransition, subject: report.id.base), at: now)
      return
    }
    if transitions[index].phase == .refused {
      if case .complete = report.step { transitions.remove(at: index) }
      return
    }
    switch report.step {
    case .begin: break
    case .update(let fraction): update(transitionAt: index, to: fraction, telling: &sink)
    case .finish: terminate(transitionAt: index, finishes: true, telling: &sink)
    case .cancel: terminate(transitionAt: index, finishes: false, telling: &sink)
    case .pause: pause(transitionAt: index, telling: &sink)
    case .resume(let recognizer): resume(transitionAt: index, by: recognizer, telling: &sink)
    case .complete(let finished): close(transitionAt: index, finished, telling: &sink)
    }
  }

  private mutating func begin(
    _ id: TransitionID,
    _ beginning: TransitionReport.Beginning,
    telling sink: inout some FactSink
  ) {
    let driven = takeBackDrive(for: id, beginning, telling: &sink)
    if transitions.place(of: id) != nil {
      sink.receive(.fault(.duplicateTransition, subject: id.base), at: now)
      return
    }
    guard
      hasRoom(transitions.count, below: SessionLimits.transitions, for: id.base, telling: &sink),
      let container = containerIndex(for: beginning, telling: &sink),
      mayGrow(containerAt: container, by: beginning.kind, telling: &sink)
    else { return }
    var transition = transition(id, beginning, in: container)
    announced = beginning.kind == .set ? announced : nil
    if let refusal = refusal(of: transition, in: container) {
      transition.phase = .refused
      transitions.append(transition)
      sink.receive(.refused(id, refusal), at: now)
      return
    }
    let isTold = driven.map { reconcile($0, with: &transition, telling: &sink) } ?? false
    changeModel(ofContainerAt: container, for: transition)
    transition.isCommitted = true
    transitions.append(transition)
    sink.receive(.committed(id), at: now)
    if !isTold { sendBeginning(of: transition, telling: &sink) }
  }

  private mutating func transition(
    _ id: TransitionID,
    _ beginning: TransitionReport.Beginning,
    in container: Int
  ) -> Transition {
    var transition = Transition(
      id: id,
      kind: beginning.kind,
      from: beginning.from ?? containers[container].model.last ?? .none,
      to: beginning.to ?? .none,
      window: containers[container].window,
      container: containers[container].name,
      origin: .explicit,
      phase: .interactive,
      driver: beginning.cause?.recognizer,
      since: now,
      serial: nextSerial()
    )
    transition.movesSince = now
    switch beginning.mode {
    case .interactive:
      transition.initiallyInteractive = true
    case .animated(let duration, _):
      transition.phase = .animating
      transition.duration = max(duration, .zero)
    }
    return transition
  }

  /// Gestures are refused on a root screen and while their window is busy; anything else only if its
  /// own container already moves, because a container holds at most one transition.
  private func refusal(of transition: Transition, in container: Int) -> Refusal? {
    let isTaken = transitions.contains {
      $0.isOpen && $0.window == transition.window && $0.container == transition.container
    }
    if isTaken { return .overlap }
    guard transition.phase == .interactive else { return nil }
    if isBusy(transition.window), !policies.departs(.gestureOverlap) { return .overlap }
    let isOnRoot = transition.kind == .pop && containers[container].committed.count < 2
    return isOnRoot && !policies.departs(.gestureOnRoot) ? .rootScreen : nil
  }

  private mutating func update(
    transitionAt index: Int,
    to fraction: Double,
    telling sink: inout some FactSink
  ) {
    switch transitions[index].phase {
    case .interactive, .paused:
      transitions[index].rawFraction = fraction
    case .finishing, .cancelling:
      sink.receive(.fault(.updateAfterTerminal, subject: transitions[index].id.base), at: now)
    case .requested, .animating, .refused:
      sink.receive(.fault(.updateBeforeStart, subject: transitions[index].id.base), at: now)
    }
  }

  private mutating func terminate(
    transitionAt index: Int,
    finishes: Bool,
    telling sink: inout some FactSink
  ) {
    guard transitions[index].phase != .requested else {
      sink.receive(.fault(.finishBeforeStart, subject: transitions[index].id.base), at: now)
      return
    }
    if transitions[index].outcome != .undecided {
      sink.receive(.fault(.doubleTerminal, subject: transitions[index].id.base), at: now)
      guard policies.departs(.secondTerminal) else { return }
    }
    if !transitions[index].isInteractive {
      transitions[index].rawFraction = transitions[index].shownFraction(at: now)
    }
    let decision = Decision(
      finishes: finishes,
      fraction: transitions[index].rawFraction,
      velocity: velocityTowardsCompletion(ofTransitionAt: index),
      rule: .reported
    )
    decide(transitionAt: index, decision, telling: &sink)
  }

  /// Holding a transition still reopens it: what it was told no longer counts.
  private mutating func pause(transitionAt index: Int, telling sink: inout some FactSink) {
    reopen(transitionAt: index, .paused, telling: &sink)
  }

  private mutating func resume(
    transitionAt index: Int,
    by recognizer: Name?,
    telling sink: inout some FactSink
  ) {
    if let recognizer { transitions[index].driver = recognizer }
    reopen(transitionAt: index, .interactive, telling: &sink)
  }

  private mutating func reopen(
    transitionAt index: Int,
    _ phase: Transition.Phase,
    telling sink: inout some FactSink
  ) {
    let wasInteractive = transitions[index].isInteractive
    transitions[index].rawFraction = transitions[index].shownFraction(at: now)
    transitions[index].phase = phase
    transitions[index].outcome = .undecided
    transitions[index].ends = .never
    transitions[index].tailSpeed = 0
    if !wasInteractive { tellInteraction(ofTransitionAt: index, telling: &sink) }
  }

  private mutating func close(
    transitionAt index: Int,
    _ reported: Bool,
    telling sink: inout some FactSink
  ) {
    let transition = transitions[index]
    var finished = reported
    if transition.outcome != .undecided, (transition.outcome == .finish) != reported {
      sink.receive(.fault(.outcomeMismatch, subject: transition.id.base), at: now)
      if !policies.departs(.outcome) { finished = transition.outcome == .finish }
    }
    if !transition.isCommitted { commit(transitionAt: index, telling: &sink) }
    complete(transitionAt: index, finished: finished, telling: &sink)
  }
}

extension Cause {
  /// The recognizer, if it is one.
  var recognizer: Name? {
    if case .recognizer(let name) = self { return name }
    return nil
  }
}
