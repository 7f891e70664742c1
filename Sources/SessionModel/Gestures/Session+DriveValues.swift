extension Session {
  /// Progress that a recognizer's translation means, not clamped; 0 if there is nowhere to go.
  @inline(always)
  func fraction(ofRecognizerAt index: Int) -> Double {
    recognizers.fraction(
      of: index,
      in: windows.geometry(of: recognizers[index].window),
      sheetShare: sheetShare
    )
  }

  /// The speed of a recognizer's finger, in fractions of its drive a second; 0 if there is nowhere to go.
  func fractionSpeed(ofRecognizerAt index: Int, velocity: Double) -> Double {
    let extent = recognizers.extent(
      of: index,
      driveDirection(ofRecognizerAt: index),
      in: windows.geometry(of: recognizers[index].window),
      sheetShare: sheetShare
    )
    return extent > 0 ? velocity / extent : 0
  }

  private var sheetShare: Double {
    presentsSheets ? 1 - PictureMetrics.sheetInset : 1
  }

  func driveDirection(ofRecognizerAt index: Int) -> DriveDirection {
    recognizers.driveDirection(of: index, in: windows.geometry(of: recognizers[index].window))
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
      let recognizer = recognizers.place(of: driver)
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
      return DriveDirection(
        inwardsFrom: windows.geometry(of: transition.window).resolved(.trailing)
      )
    case .pop:
      return DriveDirection(inwardsFrom: windows.geometry(of: transition.window).resolved(.leading))
    case .present: return DriveDirection(isVertical: true, sign: -1)
    case .dismiss: return DriveDirection(isVertical: true, sign: 1)
    case .detent: return DriveDirection(isVertical: true, sign: travel.y < 0 ? -1 : 1)
    case .set, .preview, .tab, .page, .menu, .drawer:
      return DriveDirection(isVertical: false, sign: travel.x < 0 ? -1 : 1)
    }
  }
}
