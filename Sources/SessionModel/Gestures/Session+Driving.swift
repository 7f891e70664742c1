extension Session {
  /// Makes `declaration` known, completed by the rules of its preset.
  mutating func declare(_ declaration: RecognizerDeclaration) {
    let index = ensureRecognizer(declaration.name)
    if recognizers[index].declaration == nil { recognizers[index].serial = nextSerial() }
    recognizers[index].declaration = declaration.withPresetRules
    if case .card(let card)? = recognizers[index].drive {
      declareCard(card, in: window(ofRecognizerAt: index))
    }
  }

  /// Shows a touch to every recognizer that the reducer computes, in the order of declaration.
  ///
  /// A finger that landed at an unknown place is never followed.
  mutating func drive(_ touch: Touch, telling sink: inout some FactSink) {
    guard let place = touchIndex(touch.id) else { return }
    let finger = touches[place]
    var known: GestureContext?
    for index in recognizers.indices
    where touch.phase == .down || recognizers[index].touches.contains(touch.id) {
      guard recognizers[index].isComputed, window(ofRecognizerAt: index) == finger.window else {
        continue
      }
      let context = known ?? context(of: finger)
      known = context
      if touch.phase == .down { resetFinished(recognizerAt: index, telling: &sink) }
      let deadline = recognizers[index].deadline
      let step = recognizers[index].follow(touch.phase, of: finger, in: context)
      if recognizers[index].deadline != deadline { refreshDeadline() }
      take(step, recognizerAt: index, telling: &sink)
    }
    if known != nil { releaseHeld(telling: &sink) }
  }

  /// What a recognizer that follows `finger` may look at.
  private func context(of finger: LiveTouch) -> GestureContext {
    GestureContext(
      now: now,
      touches: touches,
      window: geometry(ofWindow: finger.window),
      panRules: PanRules(policies)
    )
  }

  /// Lets a recognizer's time limit pass.
  mutating func fireDeadline(ofRecognizerAt index: Int, telling sink: inout some FactSink) {
    let step = recognizers[index].expire(at: now)
    guard recognizers[index].isComputed else { return }
    take(step, recognizerAt: index, telling: &sink)
    releaseHeld(telling: &sink)
  }

  /// The window whose touches a recognizer sees: its stack's, else the first.
  func window(ofRecognizerAt index: Int) -> Name {
    guard let stack = recognizers[index].stack else { return windows[0].name }
    for place in containers.indices where containers[place].name == stack {
      return containers[place].window
    }
    return windows[0].name
  }

  /// Carries out what a touch meant.
  private mutating func take(
    _ step: GestureStep,
    recognizerAt index: Int,
    telling sink: inout some FactSink
  ) {
    switch step {
    case .stay:
      break
    case .recognize:
      attempt(recognizerAt: index, telling: &sink)
    case .change:
      recognizers[index].state = .changed
      tell(recognizerAt: index, telling: &sink)
      gestureChanged(recognizerAt: index)
    case .end:
      conclude(recognizerAt: index, .ended, telling: &sink)
      gestureReleased(recognizerAt: index, cancelled: false, telling: &sink)
    case .cancel:
      conclude(recognizerAt: index, .cancelled, telling: &sink)
      gestureReleased(recognizerAt: index, cancelled: true, telling: &sink)
    case .fail:
      conclude(recognizerAt: index, .failed, telling: &sink)
    }
  }

  /// A recognizer whose gesture is over waits for new fingers only.
  private mutating func resetFinished(
    recognizerAt index: Int,
    telling sink: inout some FactSink
  ) {
    guard recognizers[index].state.isTerminal else { return }
    recognizers[index].reset()
    tell(recognizerAt: index, telling: &sink)
  }

  /// Ends a gesture; the fingers that are still down are followed no more.
  mutating func conclude(
    recognizerAt index: Int,
    _ state: GestureState,
    telling sink: inout some FactSink
  ) {
    recognizers[index].state = state
    tell(recognizerAt: index, telling: &sink)
    recognizers[index].touches.removeAll(keepingCapacity: true)
    clearDeadline(ofRecognizerAt: index)
    recognizers[index].tracker.isHeld = false
    recognizers[index].tracker.taps = 0
  }

  /// Nothing happens to a recognizer by time alone any more.
  mutating func clearDeadline(ofRecognizerAt index: Int) {
    guard recognizers[index].deadline != .never else { return }
    recognizers[index].deadline = .never
    refreshDeadline()
  }

  /// Tells the sink the state that a recognizer has now.
  mutating func tell(recognizerAt index: Int, telling sink: inout some FactSink) {
    // Field by field, because copying the whole would count references at every touch.
    let report = GestureReport(
      recognizers[index].name,
      recognizers[index].state,
      touch: recognizers[index].touches.first,
      translation: recognizers[index].translation,
      velocity: recognizers[index].velocity,
      scale: recognizers[index].scale,
      rotation: recognizers[index].rotation,
      edge: recognizers[index].edge
    )
    sink.receive(.recognized(report), at: now)
  }
}
