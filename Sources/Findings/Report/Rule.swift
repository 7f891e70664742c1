/// The rules, in the order in which findings of one event are listed.
///
/// The spellings are part of what `check` prints and scripts expect: never change one.
public enum Rule: UInt8, CaseIterable, Sendable {
  // Touch and time.
  case touchIllegalPhase
  case touchUnterminated
  case timestampBackwards
  case timestampDuplicate
  case coalescedDuplicate
  case predictedAsReal
  case lateDelivery

  // Gesture.
  case gestureIllegalState
  case gestureUnterminated
  case panWithoutMovement
  case recognizerDisabledMidGesture
  case recognizerLeftDisabled
  case gestureCancelIgnored
  case cancelTreatedAsRelease
  case secondTouchDuringInteractive
  case sharedTouchConflict
  case edgeSwipeNotHonoured
  case edgeMismatch

  // Motion.
  case staleVelocity
  case velocityCarryover
  case velocityUndersampled
  case reversalNotCancelled
  case progressOutOfRange
  case progressJump
  case translationNotReset

  // Transition.
  case popGestureOnRoot
  case gestureDuringTransition
  case nestedTransition
  case commandDuringInteractive
  case presentDuringTransition
  case settleInterrupted
  case gestureEndedBeforeTransition
  case unfinishedTransition
  case updateAfterFinish
  case doubleTerminal
  case terminalBeforeRelease
  case completeBeforeRelease
  case outcomeMismatch
  case duplicatePush
  case duplicateExit
  case doublePop
  case popAtRoot

  // State and surroundings.
  case stackNotRestored
  case modelDiverged
  case callDropped
  case didshowMismatch
  case willshowUnpaired
  case busyLatched
  case chromeNotRestored
  case chromeOwnerMismatch
  case wrongWindow
  case geometryChangeDuringTransition
  case sizeMismatch
  case backgroundDuringTransition
  case appearanceUnbalanced
  case releasedWhileLive
  case leakedController
  case animatorReleasedActive

  /// How `check` and `expect finding` spell it.
  public var spelling: StaticString {
    switch self {
    case .touchIllegalPhase: "touch-illegal-phase"
    case .touchUnterminated: "touch-unterminated"
    case .timestampBackwards: "timestamp-backwards"
    case .timestampDuplicate: "timestamp-duplicate"
    case .coalescedDuplicate: "coalesced-duplicate"
    case .predictedAsReal: "predicted-as-real"
    case .lateDelivery: "late-delivery"
    case .gestureIllegalState: "gesture-illegal-state"
    case .gestureUnterminated: "gesture-unterminated"
    case .panWithoutMovement: "pan-without-movement"
    case .recognizerDisabledMidGesture: "recognizer-disabled-mid-gesture"
    case .recognizerLeftDisabled: "recognizer-left-disabled"
    case .gestureCancelIgnored: "gesture-cancel-ignored"
    case .cancelTreatedAsRelease: "cancel-treated-as-release"
    case .secondTouchDuringInteractive: "second-touch-during-interactive"
    case .sharedTouchConflict: "shared-touch-conflict"
    case .edgeSwipeNotHonoured: "edge-swipe-not-honoured"
    case .edgeMismatch: "edge-mismatch"
    case .staleVelocity: "stale-velocity"
    case .velocityCarryover: "velocity-carryover"
    case .velocityUndersampled: "velocity-undersampled"
    case .reversalNotCancelled: "reversal-not-cancelled"
    case .progressOutOfRange: "progress-out-of-range"
    case .progressJump: "progress-jump"
    case .translationNotReset: "translation-not-reset"
    case .popGestureOnRoot: "pop-gesture-on-root"
    case .gestureDuringTransition: "gesture-during-transition"
    case .nestedTransition: "nested-transition"
    case .commandDuringInteractive: "command-during-interactive"
    case .presentDuringTransition: "present-during-transition"
    case .settleInterrupted: "settle-interrupted"
    case .gestureEndedBeforeTransition: "gesture-ended-before-transition"
    case .unfinishedTransition: "unfinished-transition"
    case .updateAfterFinish: "update-after-finish"
    case .doubleTerminal: "double-terminal"
    case .terminalBeforeRelease: "terminal-before-release"
    case .completeBeforeRelease: "complete-before-release"
    case .outcomeMismatch: "outcome-mismatch"
    case .duplicatePush: "duplicate-push"
    case .duplicateExit: "duplicate-exit"
    case .doublePop: "double-pop"
    case .popAtRoot: "pop-at-root"
    case .stackNotRestored: "stack-not-restored"
    case .modelDiverged: "model-diverged"
    case .callDropped: "call-dropped"
    case .didshowMismatch: "didshow-mismatch"
    case .willshowUnpaired: "willshow-unpaired"
    case .busyLatched: "busy-latched"
    case .chromeNotRestored: "chrome-not-restored"
    case .chromeOwnerMismatch: "chrome-owner-mismatch"
    case .wrongWindow: "wrong-window"
    case .geometryChangeDuringTransition: "geometry-change-during-transition"
    case .sizeMismatch: "size-mismatch"
    case .backgroundDuringTransition: "background-during-transition"
    case .appearanceUnbalanced: "appearance-unbalanced"
    case .releasedWhileLive: "released-while-live"
    case .leakedController: "leaked-controller"
    case .animatorReleasedActive: "animator-released-active"
    }
  }

  /// The rule that is spelled `spelling`.
  public init?(spelling: some StringProtocol) {
    guard let rule = Rule.allCases.first(where: { "\($0.spelling)" == spelling }) else {
      return nil
    }
    self = rule
  }
}
