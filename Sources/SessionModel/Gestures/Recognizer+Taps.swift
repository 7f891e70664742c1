extension Recognizer {
  /// Follows one finger; a second one is not what it waits for.
  ///
  /// Once begun, a long press does not mind more fingers.
  mutating func landOnly(
    _ finger: Int32,
    at position: Point,
    in context: GestureContext
  ) -> GestureStep {
    guard touches.isEmpty else { return state.isActive ? .stay : .fail(.extraFinger) }
    touches.append(finger)
    tracker.since = context.now
    tracker.anchor = position
    startMotion(at: .zero, context.now)
    switch kind {
    case .longPress: deadline = context.now + context.touchRules.pressDuration
    case .swipe: deadline = context.now + Thresholds.swipeDuration.andALittle
    default: deadline = context.now + context.touchRules.tapDuration.andALittle
    }
    return .stay
  }

  /// Follows the first tap, then a second one near it.
  mutating func landDoubleTap(
    _ finger: Int32,
    at position: Point,
    in context: GestureContext
  ) -> GestureStep {
    if tracker.taps > 0, touches.isEmpty {
      let distance = position - tracker.anchor
      let isNear = distance.isShorter(than: Thresholds.doubleTapDistance)
      guard isNear else { return .fail(.secondTapTooFar) }
    }
    return landOnly(finger, at: position, in: context)
  }

  /// The first tap starts the pause in which the second must come.
  mutating func liftDoubleTap(_ finger: Int32, in context: GestureContext) -> GestureStep {
    guard stayNear(context.touchRules.tapMovement, in: context) == .stay else {
      return .fail(.strayed)
    }
    tracker.taps &+= 1
    guard tracker.taps < 2 else { return .recognize }
    release(finger)
    deadline = context.now + Thresholds.doubleTapPause.andALittle
    return .stay
  }

  /// Fails once its finger has strayed more than `limit` points.
  mutating func stayNear(_ limit: Double, in context: GestureContext) -> GestureStep {
    guard let finger = touches.first, let position = context.position(of: finger) else {
      return .stay
    }
    return (position - tracker.anchor).isShorter(than: limit) ? .stay : .fail(.strayed)
  }

  /// Before it begins the finger must rest; afterwards it may move at will.
  mutating func movePress(in context: GestureContext) -> GestureStep {
    guard state.isActive else { return stayNear(context.touchRules.pressMovement, in: context) }
    return updatePress(in: context) ? .change : .stay
  }

  /// A finger that lifts too early was no long press.
  mutating func liftPress(in context: GestureContext) -> GestureStep {
    guard state.isActive else { return .fail(.liftedTooSoon) }
    _ = updatePress(in: context, isLift: true)
    return .end
  }

  private mutating func updatePress(
    in context: GestureContext,
    isLift: Bool = false
  ) -> Bool {
    guard let finger = touches.first, let position = context.position(of: finger) else {
      return false
    }
    tracker.travel = position - tracker.anchor
    guard addSample(of: tracker.travel, in: context, isLift: isLift) else { return false }
    translation = tracker.travel - tracker.absorbed
    return true
  }
}

extension Point {
  /// Whether it is at most `limit` points long.
  func isShorter(than limit: Double) -> Bool {
    x * x + y * y <= limit * limit
  }
}

extension Interval {
  /// The span after which a limit that is still allowed has passed.
  var andALittle: Interval {
    Interval(microseconds: microseconds + 1)
  }
}
