extension Session {
  /// Takes in a recognizer's state as the app saw it.
  ///
  /// A change that the state machine does not have is reported and ignored.
  mutating func receive(_ report: GestureReport, telling sink: inout some FactSink) {
    guard let index = ensureRecognizer(report.recognizer, telling: &sink) else { return }
    let previous = recognizers[index].state
    let confirmsInterruption =
      recognizers[index].tracker.isInterrupted && report.state == .cancelled
    guard recognizers[index].take(report, at: now) else {
      sink.receive(.fault(.illegalRecognizerTransition, subject: report.recognizer), at: now)
      return
    }
    shortcuts.mayDecide = true
    if recognizers[index].isDeclared, !confirmsInterruption {
      driveReported(recognizerAt: index, report, after: previous, telling: &sink)
    }
  }

  /// Takes in a change that the app made to a recognizer.
  mutating func receive(_ control: GestureControl, telling sink: inout some FactSink) {
    guard let index = ensureRecognizer(control.recognizer, telling: &sink) else { return }
    switch control.action {
    case .enabled(let isEnabled):
      recognizers[index].isEnabled = isEnabled
      if !isEnabled, recognizers[index].isDeclared, !policies.departs(.interruption) {
        interrupt(recognizerAt: index, because: .disabled, telling: &sink)
        releaseHeld(telling: &sink)
      }
    case .resetTranslation:
      // `setTranslation` also resets the velocity.
      recognizers[index].translation = .zero
      recognizers[index].velocity = .zero
      rebase(recognizerAt: index)
    }
  }

  /// Place of the recognizer `name`, made if it was neither declared nor reported before; nil if there
  /// are too many.
  mutating func ensureRecognizer(_ name: Name, telling sink: inout some FactSink) -> Int? {
    if let index = recognizers.place(of: name) { return index }
    let limit = SessionLimits.recognizers
    guard hasRoom(recognizers.count, below: limit, for: name, telling: &sink) else { return nil }
    var recognizer = Recognizer(name)
    recognizer.window = windows[0].name
    recognizers.append(recognizer)
    return recognizers.count - 1
  }
}

extension Recognizer {
  /// Whether the state machine has the reported change.
  ///
  /// The first report may contradict what was computed until then, and the reducer's own cancellation
  /// may be reported after it.
  @inline(always)
  private func mayTake(_ reported: GestureState) -> Bool {
    // What recognizes once, at a moment, never begins.
    if reported == .began, isDeclared, kind.isDiscrete { return false }
    let takesOver = isDeclared && !tracker.isReported && state.isActive
    let confirms = tracker.isInterrupted && reported == .cancelled
    return takesOver || confirms || state.mayBecome(reported)
  }

  /// Takes over what the app saw, at `time`; false if the state machine has no such change.
  mutating func take(_ report: GestureReport, at time: Time) -> Bool {
    guard mayTake(report.state) else { return false }
    if report.state == .began || report.translation != translation {
      tracker.motion.movedAt = time
    }
    tracker.isReported = true
    tracker.isInterrupted = false
    tracker.isHeld = false
    tracker.taps = 0
    state = report.state
    translation = report.translation
    velocity = report.velocity
    scale = report.scale
    rotation = report.rotation
    if report.state == .began { touches.removeAll(keepingCapacity: true) }
    if let touch = report.touch, touches.count < Thresholds.mostFingers, !touches.contains(touch) {
      touches.append(touch)
    }
    if report.state.isTerminal || report.state == .possible {
      touches.removeAll(keepingCapacity: true)
    }
    return true
  }
}

extension GestureState {
  /// Whether the state machine of gesture recognizers leads from here to `next`.
  ///
  /// Terminal states lead on to `began` as well: the reset to `possible` between two gestures is not
  /// always recorded.
  public func mayBecome(_ next: GestureState) -> Bool {
    switch self {
    case .possible: next == .began || next == .failed || next == .ended || next == .possible
    case .began, .changed: next == .changed || next == .ended || next == .cancelled
    case .ended, .cancelled, .failed:
      next == .possible || next == .began || next == .ended || next == .failed
    }
  }
}
