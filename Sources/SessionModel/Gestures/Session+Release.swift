extension Session {
  /// Ends what a gesture drove, by its release rule.
  ///
  /// An interactor that no transition has asked for yet, or whose transition has been told how to end,
  /// is let go without effect, which is reported.
  mutating func releaseTransition(
    ofRecognizerAt index: Int,
    cancelled: Bool,
    telling sink: inout some FactSink
  ) {
    let slot = recognizers.interactorSlot(of: index)
    guard case .bound = recognizers[slot].tracker.interactor else {
      tellIdle(interactorAt: slot, isReleased: true, telling: &sink)
      recognizers[slot].tracker.interactor = .none
      return
    }
    let decision = decision(ofRecognizerAt: index, cancelled: cancelled)
    // The back swipe forgets its interactor only if it cancels.
    let isKept = recognizers[index].preset == .backSwipe && decision.finishes
    if let transition = followingTransition(ofRecognizerAt: index) {
      transitions[transition].rawFraction = decision.fraction
      transitions[transition].startTail(
        decision,
        speed: policies.departs(.springStart)
          ? fractionSpeed(ofRecognizerAt: index, velocity: decision.velocity) : 0
      )
      decide(transitionAt: transition, decision, telling: &sink)
    } else {
      tellIdle(interactorAt: slot, isReleased: true, telling: &sink)
    }
    if !isKept { recognizers[slot].tracker.interactor = .none }
  }

  private func decision(ofRecognizerAt index: Int, cancelled: Bool) -> Decision {
    let values = values(ofRecognizerAt: index)
    var decision = Decision(
      finishes: false,
      fraction: values.fraction,
      velocity: values.velocity,
      rule: .cancellation
    )
    if cancelled, recognizers[index].onCancel != .rule { return decision }
    if let finish = recognizers[index].finish {
      decision.rule = .declared
      decision.finishes = finish.holds(values)
    } else if pullsSheet(recognizerAt: index) {
      applySheetRule(to: &decision, values)
    } else {
      applyDefaultRule(to: &decision, values)
    }
    return decision
  }

  /// Policies `flickSpeed` and `finishFraction`: speed decides both ways, at rest the distance does.
  private func applyDefaultRule(to decision: inout Decision, _ values: Expression.Values) {
    let speed = values.effectiveVelocity
    if speed.magnitude > policies[.flickSpeed] {
      decision.rule = .flick
      decision.finishes = speed > 0
    } else {
      decision.rule = .progress
      decision.finishes = values.fraction >= policies[.finishFraction]
    }
  }
}
