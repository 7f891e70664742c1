extension Session {
  /// Starts a requested transition: the questions are asked, the "will" callbacks are sent.
  mutating func commit(transitionAt index: Int, telling sink: inout some FactSink) {
    transitions[index].commitDue = .never
    transitions[index].isCommitted = true
    if transitions[index].phase == .requested {
      transitions[index].phase = .animating
      decideStart(ofTransitionAt: index)
    }
    sink.receive(.committed(transitions[index].id), at: now)
    sendBeginning(of: transitions[index], telling: &sink)
  }

  /// Ends a transition whose time has come.
  mutating func end(transitionAt index: Int, telling sink: inout some FactSink) {
    if !transitions[index].isCommitted {
      commit(transitionAt: index, telling: &sink)
      // Committing may hand the transition to a finger, which then decides when it ends.
      guard transitions[index].ends <= now else { return }
    }
    complete(
      transitionAt: index,
      finished: transitions[index].outcome != .cancel,
      telling: &sink
    )
  }

  /// Closes a transition for good and lets the next request start.
  mutating func complete(
    transitionAt index: Int,
    finished: Bool,
    telling sink: inout some FactSink
  ) {
    let transition = transitions.remove(at: index)
    if let container = containerIndex(transition.container, in: transition.window) {
      if finished {
        containers[container].commitModel()
      } else {
        containers[container].restoreModel()
        growAfterCancelledSet(transition, containerAt: container, telling: &sink)
      }
    }
    sink.receive(.completed(transition.id, finished: finished), at: now)
    if finished, transition.kind != .preview {
      sink.receive(.navigated(container: transition.container), at: now)
    }
    sendEnding(of: transition, finished: finished, telling: &sink)
    releaseQueue(of: transition.window, telling: &sink)
  }

  /// Tells a transition how to end; the container follows at once only if the policy says so.
  ///
  /// What the reducer started glides for its share of the whole duration and then ends by itself, even
  /// if nothing is left to glide. How long an explicit transition glides, only the log knows.
  mutating func decide(
    transitionAt index: Int,
    _ decision: Decision,
    telling sink: inout some FactSink
  ) {
    let wasInteractive = transitions[index].isInteractive
    transitions[index].outcome = decision.finishes ? .finish : .cancel
    transitions[index].phase = decision.finishes ? .finishing : .cancelling
    transitions[index].movesSince = now
    if transitions[index].origin != .explicit {
      let settling = policies[.settleTolerance]
      transitions[index].ends =
        now + transitions[index].tail(finishes: decision.finishes, settling: settling)
      expectDeadline(at: transitions[index].ends)
    }
    let transition = transitions[index]
    if !decision.finishes, policies.departs(.restoreOn),
      let container = containerIndex(transition.container, in: transition.window)
    {
      containers[container].restoreModel()
    }
    sink.receive(.decided(transition.id, decision), at: now)
    if wasInteractive { tellInteraction(ofTransitionAt: index, telling: &sink) }
    if !decision.finishes, policies.departs(.undoCallbacks) {
      sendUndo(of: transition, telling: &sink)
    }
  }

  /// Tells whether a gesture holds a transition now.
  func tellInteraction(ofTransitionAt index: Int, telling sink: inout some FactSink) {
    let transition = transitions[index]
    sink.receive(
      .interactionChanged(
        transition.id,
        isInteractive: transition.isInteractive,
        isCancelled: transition.outcome == .cancel
      ),
      at: now
    )
  }

  /// Policy `cancelledSet`: some systems forget to take the new screen off again.
  private mutating func growAfterCancelledSet(
    _ transition: Transition,
    containerAt index: Int,
    telling sink: inout some FactSink
  ) {
    guard policies.departs(.cancelledSet), transition.kind == .set,
      transition.initiallyInteractive, transition.to != .none,
      hasRoom(forScreenInContainerAt: index, telling: &sink)
    else { return }
    containers[index].model.append(transition.to)
    containers[index].commitModel()
  }
}
