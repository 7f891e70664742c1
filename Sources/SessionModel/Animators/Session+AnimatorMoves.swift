/// What app code does to an animator; for logged steps and for the presets that stand for app code.
extension Session {
  /// Adds an animation block and its completion, as a toggle does, also in mid-flight.
  ///
  /// More than 65 535 are not counted, so that no log can make its end take for ever.
  mutating func addAnimation(toAnimatorAt index: Int, telling sink: inout some FactSink) {
    guard animators[index].state != .stopped else {
      tell(.startAnimationStopped, ofAnimatorAt: index, telling: &sink)
      return
    }
    if animators[index].animations < .max { animators[index].animations += 1 }
    if animators[index].completions < .max { animators[index].completions += 1 }
  }

  /// Runs it, from inactive or paused.
  mutating func startAnimator(at index: Int, telling sink: inout some FactSink) {
    let fault = animators[index].start(at: now)
    tell(fault, ofAnimatorAt: index, telling: &sink)
    expectDeadline(at: animators[index].deadline)
  }

  /// Holds it still; an inactive one becomes active.
  mutating func pauseAnimator(at index: Int, telling sink: inout some FactSink) {
    let fault = animators[index].pause(at: now)
    tell(fault, ofAnimatorAt: index, telling: &sink)
  }

  /// Sets its `fractionComplete`.
  mutating func setFraction(_ fraction: Double, ofAnimatorAt index: Int) {
    animators[index].setFraction(
      fraction,
      showsBeyond: policies.departs(.fractionDisplay)
    )
  }

  /// Sets its `isReversed`.
  mutating func setReversed(_ reversed: Bool, ofAnimatorAt index: Int) {
    let recountsAtOnce = !policies.departs(.fractionFlip)
    animators[index].setReversed(reversed, at: now, recountsAtOnce: recountsAtOnce)
    expectDeadline(at: animators[index].deadline)
  }

  /// Lets a paused one go on, in the time that is left unless `factor` is above 0.
  mutating func continueAnimator(
    at index: Int,
    factor: Double = 0,
    curve: TimingCurve? = nil,
    telling sink: inout some FactSink
  ) {
    let fault = animators[index].proceed(at: now, factor: factor, curve: curve)
    tell(fault, ofAnimatorAt: index, telling: &sink)
    expectDeadline(at: animators[index].deadline)
  }

  /// Stops it; with `finishing` it waits for `finishAnimator`.
  mutating func stopAnimator(at index: Int, finishing: Bool) {
    animators[index].stop(finishing: finishing, at: now)
    dropReleased(animatorAt: index)
  }

  /// Finishes a stopped one: its completions are called.
  mutating func finishAnimator(
    at index: Int,
    _ position: AnimatorReport.Position,
    telling sink: inout some FactSink
  ) {
    guard animators[index].state == .stopped else {
      tell(.finishAnimationNotStopped, ofAnimatorAt: index, telling: &sink)
      return
    }
    switch position {
    case .start: animators[index].heldProgress = 0
    case .end: animators[index].heldProgress = 1
    case .current: break
    }
    complete(animatorAt: index, position, telling: &sink)
  }

  /// Lets go of it; a running one runs to its end first.
  mutating func releaseAnimator(at index: Int, telling sink: inout some FactSink) {
    guard animators[index].mayBeReleased else {
      tell(.animatorReleasedActive, ofAnimatorAt: index, telling: &sink)
      return
    }
    animators[index].isReleased = true
    dropReleased(animatorAt: index)
  }

  /// Ends a run whose time has come.
  mutating func fireDeadline(ofAnimatorAt index: Int, telling sink: inout some FactSink) {
    guard animators[index].reachEnd() else {
      if animators[index].isReleased {
        animators[index].isReleased = false
        tell(.animatorReleasedActive, ofAnimatorAt: index, telling: &sink)
      }
      return
    }
    complete(animatorAt: index, animators[index].isReversed ? .start : .end, telling: &sink)
  }

  /// Makes it inactive and calls its completions, in the order they were added.
  private mutating func complete(
    animatorAt index: Int,
    _ position: AnimatorReport.Position,
    telling sink: inout some FactSink
  ) {
    let (id, completions) = (animators[index].id, animators[index].completions)
    animators[index].deactivate()
    if policies.departs(.reversedPersistsAfterCompletion) { animators[index].isReversed = false }
    dropReleased(animatorAt: index)
    for _ in 0..<completions { sink.receive(.animatorCompleted(id, position), at: now) }
    didComplete(animator: id, at: position, completions: Int(completions), telling: &sink)
  }

  private mutating func dropReleased(animatorAt index: Int) {
    guard animators[index].isReleased, animators[index].state == .inactive else { return }
    animators.remove(at: index)
  }

  private func tell(
    _ fault: Fault?,
    ofAnimatorAt index: Int,
    telling sink: inout some FactSink
  ) {
    guard let fault else { return }
    sink.receive(.fault(fault, subject: animators[index].id), at: now)
  }
}
