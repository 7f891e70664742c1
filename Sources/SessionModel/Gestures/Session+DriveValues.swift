extension Session {
  /// Which way a recognizer's gesture leads towards completion.
  ///
  /// An edge pan leads away from its edge. Otherwise a pop leads away from the leading edge, a push
  /// towards it, a dismissal down, a presentation and a card up, and a tab the way it began.
  func driveDirection(ofRecognizerAt index: Int) -> DriveDirection {
    let window = geometry(ofWindow: window(ofRecognizerAt: index))
    if recognizers[index].kind == .edgePan {
      let edge = recognizers[index].edge ?? .leading
      return DriveDirection(inwardsFrom: window.resolved(edge))
    }
    switch recognizers[index].drive {
    case .pop, nil: return DriveDirection(inwardsFrom: window.resolved(.leading))
    case .push: return DriveDirection(inwardsFrom: window.resolved(.trailing))
    case .dismiss: return DriveDirection(isVertical: true, sign: 1)
    case .present, .card: return DriveDirection(isVertical: true, sign: -1)
    case .tab: return DriveDirection(isVertical: false, sign: recognizers[index].tracker.sign)
    }
  }

  /// Progress that a recognizer's translation means, not clamped; 0 if there is nowhere to go.
  func fraction(ofRecognizerAt index: Int) -> Double {
    let direction = driveDirection(ofRecognizerAt: index)
    let size = geometry(ofWindow: window(ofRecognizerAt: index)).size
    let extent = recognizers[index].extent ?? direction.length(of: size)
    guard extent > 0 else { return 0 }
    let fraction = direction.component(of: recognizers[index].translation) / extent
    return switch recognizers[index].preset {
    case .backSwipe: max(fraction, 0)
    case .edgePan: min(fraction, 1)
    case .card, nil: fraction
    }
  }

  /// What a recognizer's `begin` and `finish` may read.
  ///
  /// The effective velocity is 0 once the finger has rested longer than policy `restLimit`.
  func values(ofRecognizerAt index: Int) -> Expression.Values {
    var values = Expression.Values()
    values.fraction = fraction(ofRecognizerAt: index)
    values.velocity = driveDirection(ofRecognizerAt: index).component(
      of: recognizers[index].velocity
    )
    let rest = (now - recognizers[index].tracker.motion.movedAt).seconds
    values.effectiveVelocity = rest > policies[.restLimit] ? 0 : values.velocity
    values.translation = recognizers[index].translation
    values.gestureVelocity = recognizers[index].velocity
    return values
  }

  /// Velocity of the gesture that an explicit transition follows, positive towards completion.
  func velocityTowardsCompletion(ofTransitionAt index: Int) -> Double {
    let transition = transitions[index]
    guard let driver = transition.driver,
      let recognizer = recognizers.firstIndex(where: { $0.name == driver })
    else { return 0 }
    let direction =
      recognizers[recognizer].drive != nil
      ? driveDirection(ofRecognizerAt: recognizer)
      : naturalDirection(of: transition, following: recognizers[recognizer])
    return direction.component(of: recognizers[recognizer].velocity)
  }

  /// Where the log does not say which way a transition goes, its kind does, else the finger.
  private func naturalDirection(
    of transition: Transition,
    following recognizer: Recognizer
  ) -> DriveDirection {
    let travel = recognizer.translation
    switch transition.kind {
    case .push:
      return DriveDirection(inwardsFrom: geometry(ofWindow: transition.window).resolved(.trailing))
    case .pop:
      return DriveDirection(inwardsFrom: geometry(ofWindow: transition.window).resolved(.leading))
    case .present: return DriveDirection(isVertical: true, sign: -1)
    case .dismiss: return DriveDirection(isVertical: true, sign: 1)
    case .detent: return DriveDirection(isVertical: true, sign: travel.y < 0 ? -1 : 1)
    case .set, .preview, .tab, .page, .menu, .drawer:
      return DriveDirection(isVertical: false, sign: travel.x < 0 ? -1 : 1)
    }
  }
}
