extension Recognizer {
  /// Recognizes while the finger moves, as soon as it has gone far enough for the time it took.
  ///
  /// The longer it takes the less travel is needed, but the straighter it must be. Going back behind
  /// the start fails; a retreat on the way does not.
  mutating func moveSwipe(in context: GestureContext) -> GestureStep {
    guard !tracker.isHeld, let finger = touches.first,
      let position = context.position(of: finger)
    else { return .stay }
    tracker.travel = position - tracker.anchor
    guard addSample(of: tracker.travel, in: context) else { return .stay }
    translation = tracker.travel
    let elapsed = context.now - tracker.since
    let direction = swipeDirection(in: context.window)
    let along = direction.component(of: tracker.travel)
    let drift = direction.crossComponent(of: tracker.travel).magnitude
    guard elapsed <= Thresholds.swipeDuration else { return .fail(.tooLong) }
    guard along >= 0 else { return .fail(.wentBack) }
    guard drift <= Thresholds.swipeDrift(after: elapsed) else { return .fail(.drifted) }
    return along >= Thresholds.swipeTravel(after: elapsed) ? .recognize : .stay
  }

  /// Away from the declared edge; to the right if none was declared.
  func swipeDirection(in window: WindowGeometry) -> DriveDirection {
    DriveDirection(inwardsFrom: window.resolved(edge ?? .left))
  }
}
