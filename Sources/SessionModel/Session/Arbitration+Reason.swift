extension Arbitration {
  /// What decided about a recognizer.
  public enum Reason: UInt8, CaseIterable, Sendable {
    /// The fingers have left a pan's hysteresis behind.
    case moved
    /// The finger has gone as far along the swipe as its time asks for.
    case swiped
    /// The finger lifted in time.
    case tapped
    /// The finger rested as long as a press takes.
    case pressed
    /// The distance between two fingers has changed enough.
    case spread
    /// Two fingers have turned enough.
    case turned
    /// Those that it waited for have failed.
    case outlasted

    /// Another that must fail first still may recognize.
    case requirementOpen

    /// The finger landed outside the band along the edge.
    case outsideBand
    /// There were more fingers than it takes.
    case extraFinger
    /// Two fingers were never down together.
    case tooFewFingers
    /// An edge pan went along its edge, or towards it.
    case wrongDirection
    /// The fingers lifted before they left the hysteresis behind, or before a swipe was long enough.
    case movedTooLittle
    /// The fingers lifted before their distance had changed enough.
    case spreadTooLittle
    /// The fingers lifted before they had turned enough.
    case turnedTooLittle
    /// The finger left the place where it was to stay.
    case strayed
    /// A swipe went too far to its side for the time it took.
    case drifted
    /// A swipe went back behind its start.
    case wentBack
    /// The finger stayed longer than a tap or a swipe may.
    case tooLong
    /// The finger lifted before a press was long enough.
    case liftedTooSoon
    /// The second tap of two did not come in time.
    case secondTapMissing
    /// The second tap of two landed too far from the first.
    case secondTapTooFar
    /// The system took the finger away.
    case touchCancelled
    /// The app was left.
    case appLeft
    /// The recognizer was switched off.
    case disabled
    /// Another has the finger for itself.
    case prevented
    /// Another that had to fail first recognized.
    case requirementRecognized
    /// Its `begin` was false.
    case beginRefused
    /// There is nothing to pop.
    case rootScreen
    /// A transition of its window is open.
    case windowBusy
  }

  /// What `value` and `limit` are counted in.
  public enum Unit: UInt8, CaseIterable, Sendable {
    case none, points, seconds, degrees, fingers
  }
}

extension Arbitration.Reason {
  /// What the numbers of this reason are counted in; `none` if it has none.
  public var unit: Arbitration.Unit {
    switch self {
    case .moved, .swiped, .spread, .outsideBand, .wrongDirection, .movedTooLittle,
      .strayed, .drifted, .wentBack, .secondTapTooFar:
      .points
    case .tapped, .pressed, .tooLong, .liftedTooSoon, .secondTapMissing: .seconds
    case .turned, .turnedTooLittle: .degrees
    case .extraFinger, .tooFewFingers: .fingers
    case .outlasted, .requirementOpen, .spreadTooLittle, .touchCancelled, .appLeft, .disabled,
      .prevented,
      .requirementRecognized, .beginRefused, .rootScreen, .windowBusy:
      .none
    }
  }
}
