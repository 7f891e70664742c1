extension Session {
  /// A gesture began, or a discrete one was recognized: what it drives is called.
  mutating func gestureBegan(recognizerAt index: Int, telling sink: inout some FactSink) {
    guard let declaration = recognizers[index].declaration, let drive = declaration.drive else {
      return
    }
    if case .card(let card) = drive {
      cardGestureBegan(recognizerAt: index, card, telling: &sink)
      return
    }
    guard mayPull(recognizerAt: index), !isReported(driveOfRecognizerAt: index),
      heldBackScreen(ofRecognizerAt: index) == nil,
      backSwipeMayPop(declaration, telling: &sink),
      let operation = operation(for: drive, recognizerAt: index)
    else { return }
    makeInteractor(recognizerAt: index)
    let call = NavigationCall(
      operation,
      .animated(declaration.duration ?? Thresholds.transitionDuration, curve: declaration.curve),
      stack: declaration.stack,
      cause: .recognizer(declaration.name)
    )
    let window = recognizers[index].window
    submit(
      QueuedCall(call: call, window: window, recognizer: declaration.name),
      telling: &sink
    )
  }

  /// The gesture moved: the transition that follows it moves too.
  ///
  /// - Parameter isFirst: Whether it moved for the first time; only then is it reported that nothing
  ///   follows, which would be the same at every further step.
  mutating func gestureChanged(
    recognizerAt index: Int,
    isFirst: Bool,
    telling sink: inout some FactSink
  ) {
    guard let drive = recognizers[index].drive else { return }
    if case .card(let card) = drive {
      cardGestureChanged(recognizerAt: index, card)
      return
    }
    if recognizers[index].tracker.sign < 0, turnsDown(recognizerAt: index) {
      gestureBegan(recognizerAt: index, telling: &sink)
      return
    }
    guard let transition = followingTransition(ofRecognizerAt: index) else {
      if isFirst {
        let slot = recognizers.interactorSlot(of: index)
        tellIdle(interactorAt: slot, isReleased: false, telling: &sink)
      }
      return
    }
    transitions[transition].rawFraction = fraction(ofRecognizerAt: index)
  }

  /// The finger lifted, or was taken away.
  mutating func gestureReleased(
    recognizerAt index: Int,
    cancelled: Bool,
    telling sink: inout some FactSink
  ) {
    guard let drive = recognizers[index].drive else { return }
    if case .card(let card) = drive {
      if !cancelled { cardGestureEnded(recognizerAt: index, card, telling: &sink) }
      return
    }
    if !cancelled, !isPulledUp(recognizerAt: index),
      let screen = heldBackScreen(ofRecognizerAt: index)
    {
      sink.receive(.dismissal(.didAttemptToDismiss, screen), at: now)
    }
    if recognizers[index].preset == .backSwipe { lowerDuringPop(telling: &sink) }
    releaseTransition(ofRecognizerAt: index, cancelled: cancelled, telling: &sink)
  }

  /// The call that `drive` makes; nil where there is nowhere to go.
  private mutating func operation(
    for drive: RecognizerDeclaration.Drive,
    recognizerAt index: Int
  ) -> NavigationCall.Operation? {
    switch drive {
    case .pop: .pop
    case .push(let screen): screen == .none ? nil : .push(screen)
    case .present(let screen): screen == .none ? nil : .present(screen)
    case .dismiss: .dismiss(nil)
    case .tab: neighbouringTab(recognizerAt: index).map { .selectTab($0) }
    case .card: nil
    }
  }

  /// The tab next to the selected one; moving towards the leading edge shows the next.
  ///
  /// A gesture without a horizontal direction, such as a tap, shows the next.
  private mutating func neighbouringTab(recognizerAt index: Int) -> Name? {
    let name = recognizers[index].window
    guard let window = windows.first(where: { $0.name == name }),
      let container = containerIndex(Name(.selected), in: name),
      let selected = containers[container].model.last,
      let place = window.tabs.firstIndex(of: selected)
    else { return nil }
    let (translation, velocity) = (recognizers[index].translation, recognizers[index].velocity)
    let towardsNext = DriveDirection(inwardsFrom: window.resolved(.trailing)).sign
    let way = translation.x != 0 ? translation.x : velocity.x
    let isNext = way * towardsNext >= 0
    recognizers[index].tracker.sign = isNext ? towardsNext : -towardsNext
    let neighbour = isNext ? place + 1 : place - 1
    return window.tabs.indices.contains(neighbour) ? window.tabs[neighbour] : nil
  }
}
