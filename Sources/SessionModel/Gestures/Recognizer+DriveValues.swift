extension [Recognizer] {
  /// Which way the gesture of the one at `place` leads towards completion.
  ///
  /// An edge pan leads away from its edge. Otherwise a pop leads away from the leading edge, a push
  /// towards it, a dismissal down, a presentation and a card up, and a tab the way it began.
  func driveDirection(of place: Int, in window: WindowGeometry) -> DriveDirection {
    if self[place].kind == .edgePan {
      return DriveDirection(inwardsFrom: window.resolved(self[place].edge ?? .leading))
    }
    switch self[place].drive {
    case .pop, nil: return DriveDirection(inwardsFrom: window.resolved(.leading))
    case .push: return DriveDirection(inwardsFrom: window.resolved(.trailing))
    case .dismiss: return DriveDirection(isVertical: true, sign: 1)
    case .present, .card: return DriveDirection(isVertical: true, sign: -1)
    case .tab: return DriveDirection(isVertical: false, sign: self[place].tracker.sign)
    }
  }

  /// Progress that the translation of the one at `place` means, not clamped; 0 if there is nowhere to
  /// go.
  ///
  /// - Parameter sheetShare: The height of a sheet, which a dismissal has to go, as a share of the
  ///   window's.
  func fraction(of place: Int, in window: WindowGeometry, sheetShare: Double) -> Double {
    let direction = driveDirection(of: place, in: window)
    let extent = extent(of: place, direction, in: window, sheetShare: sheetShare)
    guard extent > 0 else { return 0 }
    let fraction = direction.component(of: self[place].translation) / extent
    return switch self[place].preset {
    case .backSwipe: Swift.max(fraction, 0)
    case .edgePan: Swift.min(fraction, 1)
    case .card, nil: fraction
    }
  }

  /// Travel of the one at `place` that means fraction 1, in points.
  func extent(
    of place: Int,
    _ direction: DriveDirection,
    in window: WindowGeometry,
    sheetShare: Double
  ) -> Double {
    let share = direction.isVertical && self[place].drive == .dismiss ? sheetShare : 1
    return self[place].extent ?? direction.length(of: window.size) * share
  }
}
