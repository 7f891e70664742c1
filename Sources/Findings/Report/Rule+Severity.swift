extension Rule {
  /// How bad it is unless the case at hand says otherwise.
  public var severity: Severity {
    switch self {
    case .timestampDuplicate,
      .coalescedDuplicate,
      .panWithoutMovement,
      .recognizerDisabledMidGesture,
      .recognizerLeftDisabled,
      .secondTouchDuringInteractive,
      .edgeSwipeNotHonoured,
      .staleVelocity,
      .velocityCarryover,
      .velocityUndersampled,
      .progressOutOfRange,
      .translationNotReset,
      .settleInterrupted,
      .duplicatePush,
      .geometryChangeDuringTransition,
      .backgroundDuringTransition,
      .leakedController:
      .warning
    case .lateDelivery,
      .terminalBeforeRelease,
      .popAtRoot,
      .willshowUnpaired:
      .info
    default: .error
    }
  }
}
