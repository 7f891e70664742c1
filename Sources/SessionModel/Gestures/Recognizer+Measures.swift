extension Recognizer {
  /// What a recognizer that has just seen its gesture went by.
  func criterion(
    now: Time,
    _ rules: TouchRules,
    in window: WindowGeometry
  ) -> (reason: Arbitration.Reason, measure: Measure) {
    let elapsed = now - tracker.since
    switch kind {
    case .pan, .edgePan:
      return (.moved, Measure(value: panTravel(rules), limit: rules.hysteresis))
    case .tap, .doubleTap:
      return (.tapped, Measure(value: elapsed.seconds, limit: rules.tapDuration.seconds))
    case .longPress:
      let limit = rules.pressDuration.seconds
      return (.pressed, Measure(value: elapsed.seconds, limit: limit))
    case .swipe:
      return (.swiped, swipeMeasure(after: elapsed, in: window))
    case .pinch:
      return (.spread, Measure(value: absorbedSpread, limit: Thresholds.pinchStart))
    case .rotation:
      return (.turned, Measure(value: tracker.turned, limit: Thresholds.rotationStart))
    }
  }

  /// The numbers behind `reason`, while the fingers are still known; zero where there are none.
  func measure(of reason: Arbitration.Reason, in context: GestureContext) -> Measure {
    let elapsed = context.now - tracker.since
    switch reason {
    case .outsideBand:
      return Measure(value: edgeDistance(in: context), limit: context.touchRules.edgeWidth)
    case .extraFinger:
      return Measure(value: Double(context.fingers), limit: 1)
    case .wrongDirection:
      let inwards = edgeDirection(in: context.window)
      return Measure(
        value: inwards.component(of: tracker.travel),
        limit: inwards.crossComponent(of: tracker.travel).magnitude
      )
    case .movedTooLittle where kind == .swipe:
      return swipeMeasure(after: elapsed, in: context.window)
    case .movedTooLittle:
      return Measure(value: panTravel(context.touchRules), limit: context.touchRules.hysteresis)
    case .tooFewFingers:
      return Measure(value: 1, limit: 2)
    case .turnedTooLittle:
      return Measure(value: tracker.turned, limit: Thresholds.rotationStart)
    case .strayed, .secondTapTooFar:
      return Measure(value: strayed(in: context), limit: strayLimit(reason, context.touchRules))
    case .drifted:
      let drift = swipeDirection(in: context.window).crossComponent(of: tracker.travel)
      return Measure(value: drift.magnitude, limit: Thresholds.swipeDrift(after: elapsed))
    case .wentBack:
      return Measure(value: swipeDirection(in: context.window).component(of: tracker.travel))
    case .tooLong, .liftedTooSoon:
      return Measure(value: elapsed.seconds, limit: timeLimit(context.touchRules).seconds)
    case .secondTapMissing:
      let pause = Thresholds.doubleTapPause
      return Measure(value: pause.andALittle.seconds, limit: pause.seconds)
    default:
      return Measure()
    }
  }

  /// Away from an edge pan's edge.
  func edgeDirection(in window: WindowGeometry) -> DriveDirection {
    DriveDirection(inwardsFrom: window.resolved(edge ?? .leading))
  }

  /// Travel as policy `panMetric` measures it, in points.
  private func panTravel(_ rules: TouchRules) -> Double {
    let travel = tracker.travel
    return rules.isPerAxis ? max(travel.x.magnitude, travel.y.magnitude) : travel.length
  }

  private func swipeMeasure(after elapsed: Interval, in window: WindowGeometry) -> Measure {
    Measure(
      value: swipeDirection(in: window).component(of: tracker.travel),
      limit: Thresholds.swipeTravel(after: elapsed)
    )
  }

  /// Change of distance between two fingers of a pinch that has just absorbed a part of it.
  private var absorbedSpread: Double {
    let rest = scale * tracker.baseline - tracker.baseline
    return rest > 0 ? rest + Thresholds.pinchAbsorbed : rest - Thresholds.pinchAbsorbed
  }

  /// From where the finger landed, or the first tap was, to where it is, in points.
  private func strayed(in context: GestureContext) -> Double {
    let finger = touches.first.flatMap { context.position(of: $0) }
    let position = finger ?? context.touches[context.finger].last?.position
    return position.map { ($0 - tracker.anchor).length } ?? 0
  }

  private func strayLimit(_ reason: Arbitration.Reason, _ rules: TouchRules) -> Double {
    if reason == .secondTapTooFar { return Thresholds.doubleTapDistance }
    return kind == .longPress ? rules.pressMovement : rules.tapMovement
  }

  private func timeLimit(_ rules: TouchRules) -> Interval {
    switch kind {
    case .longPress: rules.pressDuration
    case .swipe: Thresholds.swipeDuration
    default: rules.tapDuration
    }
  }

  /// From the edge that counts to where the finger landed, in points.
  private func edgeDistance(in context: GestureContext) -> Double {
    guard let position = context.touches[context.finger].last?.position else { return 0 }
    let size = context.window.size
    return switch context.window.resolved(edge ?? .leading) {
    case .right, .trailing: size.width - position.x
    case .top: position.y
    case .bottom: size.height - position.y
    case .left, .leading: position.x
    }
  }
}
