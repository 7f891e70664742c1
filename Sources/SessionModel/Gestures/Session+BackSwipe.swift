// The back swipe (a pan over the whole width whose delegate is the stack itself) keeps two flags:
// `duringPush`, raised by every push and lowered when a screen is shown, and `duringPop`, up while its
// gesture lasts. While `duringPush` is up its delegate answers nothing, so transitions are the system's.

extension Session {
  /// A call was made, whatever becomes of it: a push raises `duringPush`.
  mutating func backSwipeNotes(_ request: QueuedCall, telling sink: inout some FactSink) {
    guard case .push = request.call.operation,
      let stack = ensureStack(request.call.stack, in: request.window, telling: &sink),
      backSwipe(ofStack: containers[stack].name) != nil
    else { return }
    setFlag(Name(.duringPush), true, telling: &sink)
  }

  /// A screen of `stack` was shown: `duringPush` is lowered.
  mutating func delegateDidShow(in stack: Name, telling sink: inout some FactSink) {
    if flag(Name(.duringPush)), backSwipe(ofStack: stack) != nil {
      setFlag(Name(.duringPush), false, telling: &sink)
    }
  }

  /// The back swipe of `stack`.
  func backSwipe(ofStack stack: Name) -> Int? {
    recognizer(.backSwipe, servingStack: stack)
  }

  /// Whether a beginning gesture may call; for a back swipe there must be something to pop.
  ///
  /// It asks neither `duringPush` nor whether a transition runs.
  mutating func backSwipeMayPop(
    _ declaration: RecognizerDeclaration,
    telling sink: inout some FactSink
  ) -> Bool {
    guard declaration.preset == .backSwipe else { return true }
    guard let stack = ensureStack(declaration.stack, in: windows[0].name, telling: &sink),
      containers[stack].model.count > 1
    else { return false }
    setFlag(Name(.duringPop), true, telling: &sink)
    return true
  }

  /// The gesture is over.
  mutating func lowerDuringPop(telling sink: inout some FactSink) {
    if flag(Name(.duringPop)) { setFlag(Name(.duringPop), false, telling: &sink) }
  }

  /// The delegate's answers when a transition of its stack starts.
  ///
  /// It uses its own animator for every transition, pushes included, and an interactor only while the
  /// pan is in `began` at this very moment.
  mutating func backSwipeOwner(_ pan: Int, ofTransitionAt index: Int) -> Int? {
    guard !flag(Name(.duringPush)) else {
      useSystemAnimator(ofTransitionAt: index)
      return nil
    }
    transitions[index].style = recognizers[pan].style ?? .none
    transitions[index].completionCurve = recognizers[pan].completionCurve ?? .easeInOut
    guard recognizers[pan].state == .began else {
      recognizers[pan].tracker.interactor = .none
      return nil
    }
    return pan
  }

  /// A pop that the gesture asked for and the delegate does not animate is the system's.
  private mutating func useSystemAnimator(ofTransitionAt index: Int) {
    transitions[index].style = .none
    guard transitions[index].origin == .recognizer else { return }
    transitions[index].duration = Thresholds.transitionDuration
    transitions[index].curve = .easeInOut
    transitions[index].completionCurve = .easeInOut
    transitions[index].ends = transitions[index].since + Thresholds.transitionDuration
    expectDeadline(at: transitions[index].ends)
  }
}
