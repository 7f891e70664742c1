extension Recognizer {
  /// Takes another finger in, if it can follow so many; the centroid's travel goes on without a jump.
  mutating func landPan(_ finger: Int32, in context: GestureContext) -> GestureStep {
    guard touches.count < Thresholds.mostFingers else { return .stay }
    if touches.isEmpty {
      tracker.since = context.now
      startMotion(at: .zero, context.now)
    }
    touches.append(finger)
    rebaseCentroid(in: context)
    return .stay
  }

  /// Follows the first finger of the window, if it lands in the band along the edge.
  mutating func landEdgePan(
    _ finger: Int32,
    at position: Point,
    in context: GestureContext
  ) -> GestureStep {
    guard touches.isEmpty else { return .stay }
    guard context.fingers == 1 else { return .fail(.extraFinger) }
    guard isInBand(position, context) else { return .fail(.outsideBand) }
    return landPan(finger, in: context)
  }

  /// Follows the centroid, and recognizes once it has left the hysteresis behind.
  mutating func movePan(in context: GestureContext) -> GestureStep {
    guard updateTravel(in: context) else { return .stay }
    if state.isActive { return .change }
    guard !tracker.isHeld, hasLeftHysteresis(context.touchRules) else { return .stay }
    guard kind == .pan || goesInwards(context) else { return .fail(.wrongDirection) }
    tracker.absorbed = absorbedTravel(context.touchRules)
    translation = tracker.travel - tracker.absorbed
    return .recognize
  }

  /// Goes on with the fingers that are left; with the last one the gesture ends.
  mutating func liftPan(_ finger: Int32, in context: GestureContext) -> GestureStep {
    let moved = updateTravel(in: context, isLift: true)
    guard touches.count > 1 else { return state.isActive ? .end : .fail(.movedTooLittle) }
    release(finger)
    rebaseCentroid(in: context)
    return moved && state.isActive ? .change : .stay
  }

  /// Makes the present place the origin of the translation, which also resets the velocity.
  mutating func rebaseTranslation(at time: Time) {
    guard state.isActive, kind != .pinch, kind != .rotation else { return }
    tracker.absorbed = tracker.travel
    startMotion(at: tracker.travel, time)
  }

  private mutating func updateTravel(
    in context: GestureContext,
    isLift: Bool = false
  ) -> Bool {
    let step = context.centroid(of: touches) - tracker.anchor
    let carried = tracker.carried
    let travel = Point(x: carried.x + step.x, y: carried.y + step.y)
    tracker.travel = travel
    guard addSample(of: travel, in: context, isLift: isLift) else { return false }
    translation = travel - tracker.absorbed
    return true
  }

  private mutating func rebaseCentroid(in context: GestureContext) {
    tracker.carried = tracker.travel
    tracker.anchor = context.centroid(of: touches)
  }
}

extension Recognizer {
  /// Policies `panHysteresis` and `panMetric`; reaching the distance is enough.
  private func hasLeftHysteresis(_ rules: TouchRules) -> Bool {
    let limit = rules.hysteresis
    let travel = tracker.travel
    guard !rules.isPerAxis else {
      return max(travel.x.magnitude, travel.y.magnitude) >= limit
    }
    return travel.x * travel.x + travel.y * travel.y >= limit * limit
  }

  /// Policy `panTranslationOrigin`: the part of the travel so far that the translation leaves out.
  private func absorbedTravel(_ rules: TouchRules) -> Point {
    let travel = tracker.travel
    switch rules.origin {
    case 1: return .zero
    case 2: return travel
    default: break
    }
    let limit = rules.hysteresis
    guard !rules.isPerAxis else {
      return Point(x: travel.x.bounded(by: limit), y: travel.y.bounded(by: limit))
    }
    let length = travel.length
    guard length > 0 else { return .zero }
    return Point(x: travel.x * limit / length, y: travel.y * limit / length)
  }

  /// Whether `position` lies in the band along the recognizer's edge, its rim included.
  private func isInBand(_ position: Point, _ context: GestureContext) -> Bool {
    let (size, width) = (context.window.size, context.touchRules.edgeWidth)
    return switch context.window.resolved(edge ?? .leading) {
    case .right, .trailing: position.x >= size.width - width
    case .top: position.y <= width
    case .bottom: position.y >= size.height - width
    case .left, .leading: position.x <= width
    }
  }

  /// Whether the travel leads away from the edge rather than along it.
  ///
  /// Apple documents no angle; 45° is chosen.
  private func goesInwards(_ context: GestureContext) -> Bool {
    let inwards = edgeDirection(in: context.window)
    let along = inwards.component(of: tracker.travel)
    return along > 0 && along >= inwards.crossComponent(of: tracker.travel).magnitude
  }
}

extension Double {
  /// The number nearest to this one whose magnitude is at most `limit`.
  fileprivate func bounded(by limit: Double) -> Double {
    self > limit ? limit : (self < -limit ? -limit : self)
  }
}
