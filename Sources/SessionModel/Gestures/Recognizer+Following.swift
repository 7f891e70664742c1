extension Recognizer {
  /// Whether the reducer computes its states from touches.
  ///
  /// One that is switched off starts nothing new; where the policy keeps what it had started, that
  /// goes on.
  var isComputed: Bool {
    isDeclared && !tracker.isReported && (isEnabled || state.isActive || isInPlay)
  }

  /// Whether a gesture may come of what it has seen so far.
  var isInPlay: Bool {
    state == .possible && (!touches.isEmpty || tracker.taps > 0 || tracker.isHeld)
  }

  /// Takes in a step of finger `touch`.
  mutating func follow(
    _ phase: Touch.Phase,
    of touch: LiveTouch,
    in context: GestureContext
  ) -> GestureStep {
    if phase == .down {
      return tracker.isHeld || !isEnabled ? .stay : land(touch, in: context)
    }
    guard touches.contains(touch.id) else { return .stay }
    switch phase {
    case .cancel: return state.isActive ? .cancel : .fail
    case .up where tracker.isHeld && kind.isDiscrete:
      release(touch.id)
      return .stay
    case .up: return lift(touch, in: context)
    case .down, .move: return move(in: context)
    }
  }

  /// What it means that its deadline has come.
  mutating func expire(at time: Time) -> GestureStep {
    deadline = .never
    guard state == .possible else { return .stay }
    return kind == .longPress ? .recognize : .fail
  }

  /// Ready for the next gesture.
  mutating func reset() {
    state = .possible
    translation = .zero
    velocity = .zero
    scale = 0
    rotation = 0
    touches.removeAll(keepingCapacity: true)
    deadline = .never
    tracker.reset()
  }

  private mutating func land(_ touch: LiveTouch, in context: GestureContext) -> GestureStep {
    guard let position = touch.last?.position else { return .stay }
    switch kind {
    case .pan: return landPan(touch.id, in: context)
    case .edgePan: return landEdgePan(touch.id, at: position, in: context)
    case .tap, .longPress, .swipe: return landOnly(touch.id, at: position, in: context)
    case .doubleTap: return landDoubleTap(touch.id, at: position, in: context)
    case .pinch, .rotation: return landPair(touch.id, in: context)
    }
  }

  private mutating func move(in context: GestureContext) -> GestureStep {
    switch kind {
    case .pan, .edgePan: return movePan(in: context)
    case .tap, .doubleTap: return stayNear(Thresholds.tapMovement, in: context)
    case .longPress: return movePress(in: context)
    case .swipe: return moveSwipe(in: context)
    case .pinch: return movePinch(in: context)
    case .rotation: return moveRotation(in: context)
    }
  }

  private mutating func lift(_ touch: LiveTouch, in context: GestureContext) -> GestureStep {
    switch kind {
    case .pan, .edgePan: return liftPan(touch.id, in: context)
    case .tap: return stayNear(Thresholds.tapMovement, in: context) == .stay ? .recognize : .fail
    case .doubleTap: return liftDoubleTap(touch.id, in: context)
    case .longPress: return liftPress(in: context)
    case .swipe: return .fail
    case .pinch, .rotation: return liftPair(touch.id, in: context)
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
