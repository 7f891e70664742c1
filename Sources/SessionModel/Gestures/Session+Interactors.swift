extension Session {
  /// Gives what a gesture's call opens its style and the curve of its tail.
  mutating func prepare(_ transition: inout Transition, drivenBy recognizer: Name) {
    guard let place = recognizers.place(of: recognizer) else { return }
    transition.completionCurve =
      recognizers[place].completionCurve
      ?? (pullsSheet(recognizerAt: place) ? Thresholds.sheetSpring : .easeInOut)
    transition.style = recognizers[place].style ?? .none
  }

  /// A transition starts: it asks whether it follows a finger or runs by itself.
  ///
  /// A gesture that ended in the meantime has left nothing to follow: the transition then runs to its
  /// end, whatever the gesture had decided.
  mutating func decideStart(ofTransitionAt index: Int) {
    guard let owner = interactorOwner(ofTransitionAt: index) else { return }
    let slot = recognizers.interactorSlot(of: owner)
    recognizers[slot].tracker.interactor = .bound(transitions[index].id)
    transitions[index].phase = .interactive
    transitions[index].initiallyInteractive = true
    transitions[index].ends = .never
    transitions[index].driver = recognizers[owner].name
    // The presets set the progress only when the gesture changes.
    if recognizers[owner].preset == nil {
      transitions[index].rawFraction = fraction(ofRecognizerAt: owner)
    }
  }

  /// A gesture that translates makes an interactor when it begins, in place of any older one.
  ///
  /// The back swipe is the exception: it makes its interactor when the transition asks.
  mutating func makeInteractor(recognizerAt index: Int) {
    guard recognizers[index].kind.isTranslating, recognizers[index].preset != .backSwipe else {
      return
    }
    recognizers[recognizers.interactorSlot(of: index)].tracker.interactor = .created
  }

  /// The transition that a recognizer's interactor was given to, as long as it can be moved.
  @inline(always)
  func followingTransition(ofRecognizerAt index: Int) -> Int? {
    let slot = recognizers.interactorSlot(of: index)
    guard case .bound(let id) = recognizers[slot].tracker.interactor else { return nil }
    return transitions.movablePlace(of: id)
  }

  /// Reports that a gesture talked to an interactor that moves nothing: none asked for it yet, or what
  /// it moved has been told how to end.
  func tellIdle(interactorAt slot: Int, isReleased: Bool, telling sink: inout some FactSink) {
    let fault: Fault
    switch recognizers[slot].tracker.interactor {
    case .none: return
    case .created: fault = isReleased ? .finishBeforeStart : .updateBeforeStart
    case .bound: fault = .staleInteractor
    }
    sink.receive(.fault(fault, subject: recognizers[slot].name), at: now)
  }

  /// The recognizer whose interactor a starting transition is given.
  private mutating func interactorOwner(ofTransitionAt index: Int) -> Int? {
    // A closure over the driver would copy the session.
    if let name = transitions[index].driver, let driver = recognizers.place(of: name),
      recognizers[driver].isDeclared, recognizers[driver].preset == nil
    {
      return recognizers[driver].tracker.interactor == .created ? driver : nil
    }
    if let pan = backSwipe(ofStack: transitions[index].container) {
      return backSwipeOwner(pan, ofTransitionAt: index)
    }
    return edgePanOwner(ofTransitionAt: index)
  }

  /// The edge pans' delegate gives whatever interactor it has to whichever transition of its stack asks.
  private mutating func edgePanOwner(ofTransitionAt index: Int) -> Int? {
    let stack = transitions[index].container
    guard let pan = recognizer(.edgePan, servingStack: stack) else { return nil }
    if transitions[index].style == .none {
      transitions[index].style = recognizers[pan].style ?? .none
    }
    guard recognizers[recognizers.interactorSlot(of: pan)].tracker.interactor != .none else {
      return nil
    }
    return recognizer(.edgePan, servingStack: stack, mustBeActive: true)
  }

  /// The first recognizer that has `preset`, acts on `stack` and is active if `mustBeActive` says so.
  ///
  /// It looks by place and without `??`: a closure would copy the session, or each of the elements.
  func recognizer(
    _ preset: RecognizerDeclaration.Preset,
    servingStack stack: Name,
    mustBeActive: Bool = false
  ) -> Int? {
    for place in recognizers.indices where recognizers[place].preset == preset {
      guard !mustBeActive || recognizers[place].state.isActive else { continue }
      let served = if let named = recognizers[place].stack { Optional(named) } else { firstStack }
      if served == stack { return place }
    }
    return nil
  }

  /// The stack that is meant where a recognizer names none: the first of the first window.
  private var firstStack: Name? {
    for place in containers.indices
    where containers[place].kind == .stack && containers[place].window == windows[0].name {
      return containers[place].name
    }
    return nil
  }
}
