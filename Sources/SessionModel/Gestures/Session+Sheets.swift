// A presented screen is a sheet unless the policies make it a full screen. A drag that dismisses sheets
// and declares no rule of its own has the system's: beyond half of the sheet's height, or thrown down
// fast, it leaves; released, it moves as a spring does.

extension Session {
  /// Policy `presentationStyle`.
  var presentsSheets: Bool {
    !policies.departs(.presentationStyle)
  }

  /// Whether the gesture pulls a sheet down.
  func pullsSheet(recognizerAt index: Int) -> Bool {
    recognizers[index].drive == .dismiss && recognizers[index].kind.isTranslating && presentsSheets
      && driveDirection(ofRecognizerAt: index).isVertical
  }

  /// The screen that must not go, if the gesture would dismiss one.
  ///
  /// Policy `modalInPresentation`; what code asks for, a button's tap included, is not held back.
  func heldBackScreen(ofRecognizerAt index: Int) -> Name? {
    guard policies.departs(.modalInPresentation), recognizers[index].drive == .dismiss,
      recognizers[index].kind.isTranslating
    else { return nil }
    let window = recognizers[index].window
    return containers.first { $0.kind == .presented && $0.window == window }?.model.last
  }

  /// Whether a beginning gesture may call: a sheet does nothing while it is dragged up, and may be
  /// dragged down by the same finger afterwards.
  mutating func mayPull(recognizerAt index: Int) -> Bool {
    guard pullsSheet(recognizerAt: index) else { return true }
    let leadsUp = fraction(ofRecognizerAt: index) < 0
    recognizers[index].tracker.sign = leadsUp ? -1 : 1
    return !leadsUp
  }

  /// Whether the gesture has led a sheet nowhere but up.
  func isPulledUp(recognizerAt index: Int) -> Bool {
    recognizers[index].tracker.sign < 0 && pullsSheet(recognizerAt: index)
  }

  /// Whether a gesture that began upwards now leads down.
  func turnsDown(recognizerAt index: Int) -> Bool {
    isPulledUp(recognizerAt: index) && fraction(ofRecognizerAt: index) > 0
  }

  /// Half of the height, or the speed of a throw; speed upwards holds nothing back.
  func applySheetRule(to decision: inout Decision, _ values: Expression.Values) {
    let isThrown = values.effectiveVelocity >= Thresholds.sheetSpeed
    decision.rule = isThrown ? .flick : .progress
    decision.finishes = isThrown || values.fraction > Thresholds.sheetFraction
  }
}
