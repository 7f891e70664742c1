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
  /// hears, and what comes next leaves the time that a callback may be late.
  func wouldMiss(callbackAt place: Int) -> Bool {
    guard case .callback(let callback) = self[place].event else { return false }
    let isKnown = self[..<place].contains {
      guard case .callback(let other) = $0.event else { return false }
      return other.screen == callback.screen && other.kind != .willShow && other.kind != .didShow
    }
    guard callback.kind == .didAppear || callback.kind == .didDisappear else { return isKnown }
    let next = self[place...].first {
      if case .callback = $0.event { $0.time > self[place].time } else { false }
    }
    return isKnown
      && next.map { $0.time - self[place].time > Interval(microseconds: 150_000) } ?? true
  }

  /// Whether a transition is finished at the moment of the event at `place`, after it.
  func isDecided(after place: Int) -> Bool {
    self[place...].prefix { $0.time == self[place].time }.contains {
      if case .transition(let report) = $0.event { report.step == .finish } else { false }
    }
  }
}
