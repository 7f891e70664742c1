extension [Recognizer] {
  /// Shows a step of the finger at `finger` among `touches` to the recognizer at `place`.
  ///
  /// The parts of the session come one by one: put together where the session is changed, they would
  /// count three references at every step, at half as much again as a step takes.
  mutating func follow(
    _ phase: Touch.Phase,
    of finger: Int,
    among touches: [LiveTouch],
    recognizerAt place: Int,
    at now: Time,
    in windows: [Window],
    _ policies: Policies
  ) -> GestureStep {
    let context = GestureContext(
      now: now,
      finger: finger,
      touches: touches,
      windows: windows,
      windowName: self[place].window,
      policies: policies
    )
    return self[place].follow(phase, in: context)
  }
}

extension Recognizer {
  /// Takes in a step of the finger that `context` tells of; unless it lands, one that is followed.
  mutating func follow(_ phase: Touch.Phase, in context: GestureContext) -> GestureStep {
    let finger = context.touches[context.finger].id
    switch phase {
    case .down: return tracker.isHeld || !isEnabled ? .stay : land(finger, in: context)
    case .move: return move(in: context)
    case .cancel: return state.isActive ? .cancel : .fail(.touchCancelled)
    case .up where tracker.isHeld && kind.isDiscrete:
      release(finger)
      return .stay
    case .up: return lift(finger, in: context)
    }
  }

  /// What it means that its deadline has come.
  mutating func expire(at time: Time) -> GestureStep {
    deadline = .never
    guard state == .possible else { return .stay }
    guard kind != .longPress else { return .recognize }
    let isPause = kind == .doubleTap && touches.isEmpty
    return .fail(isPause ? .secondTapMissing : .tooLong)
  }

  /// Ready for the next gesture.
  mutating func reset() {
    state = .possible
    translation = .zero
    velocity = .zero
    scale = 0
    rotation = 0
    touches.removeAll(keepingCapacity: true)
    samples.removeAll(keepingCapacity: true)
    deadline = .never
    tracker.reset()
  }

  private mutating func land(_ finger: Int32, in context: GestureContext) -> GestureStep {
    guard let position = context.touches[context.finger].last?.position else { return .stay }
    switch kind {
    case .pan: return landPan(finger, in: context)
    case .edgePan: return landEdgePan(finger, at: position, in: context)
    case .tap, .longPress, .swipe: return landOnly(finger, at: position, in: context)
    case .doubleTap: return landDoubleTap(finger, at: position, in: context)
    case .pinch, .rotation: return landPair(finger, in: context)
    }
  }

  private mutating func move(in context: GestureContext) -> GestureStep {
    switch kind {
    case .pan, .edgePan: return movePan(in: context)
    case .tap, .doubleTap: return stayNear(context.touchRules.tapMovement, in: context)
    case .longPress: return movePress(in: context)
    case .swipe: return moveSwipe(in: context)
    case .pinch: return movePinch(in: context)
    case .rotation: return moveRotation(in: context)
    }
  }

  private mutating func lift(_ finger: Int32, in context: GestureContext) -> GestureStep {
    switch kind {
    case .pan, .edgePan: return liftPan(finger, in: context)
    case .tap:
      return stayNear(context.touchRules.tapMovement, in: context) == .stay
        ? .recognize : .fail(.strayed)
    case .doubleTap: return liftDoubleTap(finger, in: context)
    case .longPress: return liftPress(in: context)
    case .swipe: return .fail(.movedTooLittle)
    case .pinch, .rotation: return liftPair(finger, in: context)
    }
  }

  /// Lets go of one finger while the gesture stays open.
  mutating func release(_ finger: Int32) {
    touches.removeAll { $0 == finger }
  }
}

extension RecognizerDeclaration.Kind {
  /// Whether it recognizes once, at a moment.
  var isDiscrete: Bool {
    self == .tap || self == .doubleTap || self == .swipe
  }

  /// Whether a transition can follow it.
  var isTranslating: Bool {
    self == .pan || self == .edgePan
  }
}
