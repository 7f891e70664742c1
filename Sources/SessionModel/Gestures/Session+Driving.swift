extension Session {
  /// Makes `declaration` known, completed by the rules of its preset.
  mutating func declare(_ declaration: RecognizerDeclaration, telling sink: inout some FactSink) {
    let relations = max(declaration.simultaneous.count, declaration.requireFailure.count)
    let name = declaration.name
    guard hasRoom(relations, below: SessionLimits.relations + 1, for: name, telling: &sink),
      let index = ensureRecognizer(name, telling: &sink)
    else { return }
    if recognizers[index].declaration == nil { recognizers[index].serial = nextSerial() }
    recognizers[index].declaration = declaration.withPresetRules
    recognizers[index].window = window(ofRecognizerAt: index)
    shortcuts.mayDecide = true
    if case .card(let card)? = recognizers[index].drive {
      declareCard(card, in: recognizers[index].window, telling: &sink)
    }
  }

  /// Shows a step of the finger at `place` to every recognizer that the reducer computes, in the order
  /// of declaration.
  ///
  /// A finger that landed at an unknown place is never followed.
  mutating func drive(
    _ phase: Touch.Phase,
    ofTouchAt place: Int,
    telling sink: inout some FactSink
  ) {
    let (finger, window) = (touches[place].id, touches[place].window)
    var next = recognizers.listener(from: 0, to: phase, of: finger, in: window)
    guard next != nil else { return }
    while let index = next {
      if phase == .down { resetFinished(recognizerAt: index, telling: &sink) }
      let step = recognizers.follow(
        phase,
        of: place,
        among: touches,
        recognizerAt: index,
        at: now,
        in: windows,
        policies
      )
      expectDeadline(at: recognizers[index].deadline)
      if case .fail(let reason) = step {
        tell(failure: reason, recognizerAt: index, ofTouchAt: place, telling: &sink)
      }
      take(step, recognizerAt: index, telling: &sink)
      next = recognizers.listener(from: index + 1, to: phase, of: finger, in: window)
    }
    if shortcuts.mayDecide { releaseHeld(telling: &sink) }
  }

  /// Lets a recognizer's time limit pass.
  mutating func fireDeadline(ofRecognizerAt index: Int, telling sink: inout some FactSink) {
    let step = recognizers[index].expire(at: now)
    guard recognizers.isComputed(at: index) else { return }
    if case .fail(let reason) = step {
      tell(failure: reason, recognizerAt: index, ofTouchAt: nil, telling: &sink)
    }
    take(step, recognizerAt: index, telling: &sink)
    releaseHeld(telling: &sink)
  }

  /// A stack came into being: the recognizers that named it belong to its window.
  mutating func moveRecognizers(ofStack stack: Name, to window: Name) {
    for index in recognizers.indices where recognizers[index].stack == stack {
      recognizers[index].window = window
    }
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
      let isFirst = recognizers[index].state == .began
      recognizers[index].state = .changed
      tell(recognizerAt: index, telling: &sink)
      gestureChanged(recognizerAt: index, isFirst: isFirst, telling: &sink)
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
    recognizers[index].deadline = .never
    recognizers[index].tracker.isHeld = false
    recognizers[index].tracker.taps = 0
    shortcuts.mayDecide = true
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
