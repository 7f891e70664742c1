extension Recognizer {
  /// Follows two fingers; a third is ignored.
  mutating func landPair(_ finger: Int32, in context: GestureContext) -> GestureStep {
    guard touches.count < 2 else { return .stay }
    touches.append(finger)
    if touches.count == 1 { tracker.since = context.now }
    startPair(in: context)
    return .stay
  }

  /// With one finger left the gesture stays as it is; with none it ends.
  mutating func liftPair(_ finger: Int32, in context: GestureContext) -> GestureStep {
    let step: GestureStep = kind == .pinch ? movePinch(in: context) : moveRotation(in: context)
    guard touches.count > 1 else {
      if state.isActive { return .end }
      let hadTwo = tracker.arm != .zero
      let tooLittle: Arbitration.Reason = kind == .pinch ? .spreadTooLittle : .turnedTooLittle
      return .fail(hadTwo ? tooLittle : .tooFewFingers)
    }
    release(finger)
    return state.isActive ? step : .stay
  }

  /// Follows the distance between the fingers.
  mutating func movePinch(in context: GestureContext) -> GestureStep {
    guard let distance = pairArm(in: context)?.length else { return .stay }
    if !state.isActive {
      let change = distance - tracker.baseline
      guard !tracker.isHeld, change.magnitude >= Thresholds.pinchStart else {
        _ = tracker.motion.add(Point(x: 1, y: 0), at: context.now)
        return .stay
      }
      tracker.baseline += change > 0 ? Thresholds.pinchAbsorbed : -Thresholds.pinchAbsorbed
    }
    guard tracker.baseline > 0 else { return .stay }
    scale = distance / tracker.baseline
    return report(Point(x: scale, y: 0), in: context)
  }

  /// Follows the angle of the line through the fingers, beyond full turns.
  mutating func moveRotation(in context: GestureContext) -> GestureStep {
    guard let arm = pairArm(in: context) else { return .stay }
    tracker.turned += Elementary.degrees(from: tracker.arm, to: arm)
    tracker.arm = arm
    if !state.isActive {
      let start = Thresholds.rotationStart - Thresholds.rotationSlack
      guard !tracker.isHeld, tracker.turned.magnitude >= start else {
        _ = tracker.motion.add(.zero, at: context.now)
        return .stay
      }
      let absorbed = Thresholds.rotationAbsorbed
      tracker.absorbedTurn = tracker.turned > 0 ? absorbed : -absorbed
    }
    rotation = tracker.turned - tracker.absorbedTurn
    return report(Point(x: rotation, y: 0), in: context)
  }

  /// The velocity follows the value shown; its first sample is change by time since the last touch.
  private mutating func report(_ shown: Point, in context: GestureContext) -> GestureStep {
    guard tracker.motion.add(shown, at: context.now) else { return .stay }
    velocity = tracker.motion.velocity
    return state.isActive ? .change : .recognize
  }

  /// Starts anew with the fingers that are down; what is shown does not jump.
  private mutating func startPair(in context: GestureContext) {
    guard let arm = pairArm(in: context) else { return }
    tracker.arm = arm
    tracker.baseline = state.isActive && scale > 0 ? arm.length / scale : arm.length
    if !state.isActive {
      tracker.turned = 0
      let rest = kind == .pinch ? Point(x: 1, y: 0) : .zero
      tracker.motion = Motion(at: rest, context.now)
    }
  }

  /// From the first finger to the second.
  private func pairArm(in context: GestureContext) -> Point? {
    guard touches.count > 1, let first = context.position(of: touches[0]),
      let second = context.position(of: touches[1])
    else { return nil }
    return second - first
  }
}

extension Point {
  /// Its distance from the origin.
  var length: Double {
    (x * x + y * y).squareRoot()
  }
}
