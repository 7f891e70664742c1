import SessionModel

extension TimedEvent {
  func isTouch(_ phase: Touch.Phase) -> Bool {
    if case .touch(let touch) = event { touch.phase == phase } else { false }
  }

  func isGesture(_ state: GestureState) -> Bool {
    if case .gesture(let gesture) = event { gesture.state == state } else { false }
  }

  func isCallback(_ kind: AppearanceCallback.Kind) -> Bool {
    if case .callback(let callback) = event { callback.kind == kind } else { false }
  }

  func isAppearance(of screen: Name) -> Bool {
    guard case .callback(let callback) = event else { return false }
    return callback.screen == screen && callback.kind != .willShow && callback.kind != .didShow
  }

  var isUpdate: Bool {
    if case .update = step { true } else { false }
  }

  var isDecision: Bool {
    step == .finish || step == .cancel
  }

  var isCompletion: Bool {
    isFinishedCompletion || isCancelledCompletion
  }

  var isFinishedCompletion: Bool {
    step == .complete(finished: true)
  }

  var isCancelledCompletion: Bool {
    step == .complete(finished: false)
  }

  var isInteractiveBeginning: Bool {
    if case .begin(let beginning) = step { beginning.mode == .interactive } else { false }
  }

  private var step: TransitionReport.Step? {
    if case .transition(let report) = event { report.step } else { nil }
  }
}

extension [TimedEvent] {
  /// Whether the appearance callback at `place` is missed: it is not the first one that its screen
  /// hears, nor does the next one follow sooner than it may be late.
  func wouldMiss(callbackAt place: Int) -> Bool {
    guard case .callback(let callback) = self[place].event else { return false }
    let isKnown = self[..<place].contains { $0.isAppearance(of: callback.screen) }
    let next = self[(place + 1)...].first { $0.isAppearance(of: callback.screen) }
    let isAlone = next.map { $0.time - self[place].time > Interval(microseconds: 150_000) }
    return isKnown && isAlone ?? true
  }

  /// Whether the screen that is shown at `place` is not shown again.
  func isLastShow(at place: Int) -> Bool {
    !self[(place + 1)...].contains { $0.event == self[place].event }
  }

  /// Whether a transition is finished at the moment of the event at `place`, after it.
  func isDecided(after place: Int) -> Bool {
    self[place...].prefix { $0.time == self[place].time }.contains {
      if case .transition(let report) = $0.event { report.step == .finish } else { false }
    }
  }
}
