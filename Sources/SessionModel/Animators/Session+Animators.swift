extension Session {
  /// The animator `id`, if it exists.
  public func animator(_ id: Name) -> Animator? {
    animators.first { $0.id == id }
  }

  /// Takes in a step of a property animator.
  ///
  /// The log does not say how many completions the app added, so an animator that it starts has one.
  /// A step that needs an animator and finds none makes one with the defaults.
  mutating func receive(_ report: AnimatorReport, telling sink: inout some FactSink) {
    switch report.step {
    case .create(let creation):
      create(report.id, creation, telling: &sink)
    case .start, .pause, .fraction, .reverse:
      guard let index = ensureAnimator(report.id, telling: &sink) else { return }
      move(animatorAt: index, report.step, telling: &sink)
      if animators[index].state == .active { expectCompletion(ofAnimatorAt: index) }
    case .proceed, .stop, .finish, .release:
      guard let index = animators.firstIndex(where: { $0.id == report.id }) else {
        tellMissing(report, telling: &sink)
        return
      }
      move(animatorAt: index, report.step, telling: &sink)
    }
  }

  /// Place of the animator `id`, made like `creation` if there is none; nil if there are too many.
  mutating func ensureAnimator(
    _ id: Name,
    _ creation: AnimatorReport.Creation = AnimatorReport.Creation(),
    telling sink: inout some FactSink
  ) -> Int? {
    if let index = animators.firstIndex(where: { $0.id == id }) { return index }
    let limit = SessionLimits.animators
    guard hasRoom(animators.count, below: limit, for: id, telling: &sink) else { return nil }
    animators.append(makeAnimator(id, creation))
    return animators.count - 1
  }

  private mutating func makeAnimator(
    _ id: Name,
    _ creation: AnimatorReport.Creation
  ) -> Animator {
    let settling = policies[.settleTolerance]
    return Animator(id, creation, at: now, serial: nextSerial(), settling: settling)
  }

  /// Makes an animator; an old one of that name gives way unless that would be an error.
  private mutating func create(
    _ id: Name,
    _ creation: AnimatorReport.Creation,
    telling sink: inout some FactSink
  ) {
    guard let index = animators.firstIndex(where: { $0.id == id }) else {
      _ = ensureAnimator(id, creation, telling: &sink)
      return
    }
    guard animators[index].mayBeReleased else {
      sink.receive(.fault(.animatorReleasedActive, subject: id), at: now)
      return
    }
    animators[index] = makeAnimator(id, creation)
  }

  private mutating func move(
    animatorAt index: Int,
    _ step: AnimatorReport.Step,
    telling sink: inout some FactSink
  ) {
    switch step {
    case .create: break
    case .start: startAnimator(at: index, telling: &sink)
    case .pause: pauseAnimator(at: index, telling: &sink)
    case .fraction(let fraction): setFraction(fraction, ofAnimatorAt: index)
    case .reverse(let reversed): setReversed(reversed, ofAnimatorAt: index)
    case .proceed(let factor, let curve):
      continueAnimator(at: index, factor: factor, curve: curve, telling: &sink)
    case .stop(let finishing): stopAnimator(at: index, finishing: finishing)
    case .finish(let position): finishAnimator(at: index, position, telling: &sink)
    case .release: releaseAnimator(at: index, telling: &sink)
    }
  }

  private mutating func expectCompletion(ofAnimatorAt index: Int) {
    if animators[index].completions == 0 { animators[index].completions = 1 }
  }

  /// What does not exist is neither paused nor stopped; stopping and releasing it is no error.
  private func tellMissing(_ report: AnimatorReport, telling sink: inout some FactSink) {
    switch report.step {
    case .proceed:
      sink.receive(.fault(.continueAnimationNotPaused, subject: report.id), at: now)
    case .finish:
      sink.receive(.fault(.finishAnimationNotStopped, subject: report.id), at: now)
    default:
      break
    }
  }
}

extension Animator {
  /// Whether the last reference may go: a paused or stopped animator must not be let go.
  var mayBeReleased: Bool {
    state == .inactive || isRunning
  }
}
