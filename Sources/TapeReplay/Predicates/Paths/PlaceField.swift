/// A value that a session, an event, or a part of a session has.
enum PlaceField: UInt8, Sendable {
  // The session.
  case time, digest, app, nextDeadline, returned
  // The event.
  case eventNumber, eventKind, eventPhase, eventName, eventTouch
  // Windows.
  case windowName, windowSize, windowDirection, windowScale, windowRate, windowTabs
  // Containers.
  case stackName, stackWindow, stackCommitted, stackModel, stackQueued
  case presentedCommitted, presentedModel
  case containerValue, containerModel
  case queuedCall, queuedWindow, queuedRecognizer
  // Transitions.
  case transitionID, transitionKind, transitionFrom, transitionTo, transitionPhase
  case transitionFraction, transitionVelocity, transitionDriver, transitionSince, transitionEnds
  case transitionWindow, transitionContainer, transitionOrigin, transitionOutcome
  case transitionRawFraction, transitionShownFraction, transitionInteractive, transitionCommitted
  case transitionCommitDue, transitionMovesSince, transitionDuration, transitionCurve
  case transitionCompletionCurve, transitionStyle
  // Gestures.
  case recognizerName, recognizerState, recognizerTouches, recognizerTranslation
  case recognizerVelocity, recognizerScale, recognizerRotation, recognizerEnabled, recognizerKind
  case touchID, touchPosition, touchSince, touchWindow, touchForce
  case touchStart, touchStartPosition, touchStartTime
  case touchLast, touchLastPosition, touchLastTime
  case touchPrevious, touchPreviousPosition, touchPreviousTime
  // Animators.
  case animatorID, animatorState, animatorRunning, animatorReversed, animatorFraction
  case animatorProgress, animatorRemaining, animatorCreated, animatorDuration
  case animatorRequestedDuration, animatorCurve, animatorActiveCurve, animatorPauses
  case animatorScrubs, animatorAnimations, animatorCompletions
  // Single values.
  case barValue, barOwner, flagValue, scrollOffset, appearanceState

  /// Whether it follows from the time alone, so that it changes at every place while something moves.
  ///
  /// Whether a whole changed does not depend on these.
  var isFleeting: Bool {
    switch self {
    case .time, .digest, .transitionVelocity, .transitionShownFraction, .animatorFraction,
      .animatorProgress, .animatorRemaining:
      true
    default: false
    }
  }
}
