/// The fields of every subject: the one table that paths, messages and completion go by.
enum PlaceFields {
  /// The fields of `subject`, as `state --json` calls them.
  static func of(_ subject: PlaceSubject) -> [PlaceFieldName] {
    table[subject] ?? []
  }

  private static let axes = PlaceShape.numbers(["x", "y"])

  private static let table: [PlaceSubject: [PlaceFieldName]] = [
    .event: [
      .init("number", .eventNumber, .number), .init("kind", .eventKind, .word(.eventKind)),
      .init("phase", .eventPhase, .word(.eventPhase)), .init("name", .eventName, .name),
      .init("touch", .eventTouch, .number),
    ],
    .window: [
      .init("name", .windowName, .name),
      .init("size", .windowSize, .numbers(["width", "height"])),
      .init("direction", .windowDirection, .word(.direction)),
      .init("scale", .windowScale, .number), .init("rate", .windowRate, .number),
      .init("tabs", .windowTabs, .names),
    ],
    .stack: [
      .init("committed", .stackCommitted, .names), .init("model", .stackModel, .names),
      .init("queued", .stackQueued, .texts), .init("name", .stackName, .name),
      .init("window", .stackWindow, .name),
    ],
    .presented: [
      .init("committed", .presentedCommitted, .names), .init("model", .presentedModel, .names),
    ],
    .container: [
      .init("value", .containerValue, .name), .init("model", .containerModel, .name),
    ],
    .queued: [
      .init("call", .queuedCall, .text), .init("window", .queuedWindow, .name),
      .init("recognizer", .queuedRecognizer, .name),
    ],
    .transition: transition,
    .recognizer: [
      .init("state", .recognizerState, .word(.gestureState)),
      .init("name", .recognizerName, .name), .init("touches", .recognizerTouches, .numbers([])),
      .init("translation", .recognizerTranslation, axes),
      .init("velocity", .recognizerVelocity, axes), .init("scale", .recognizerScale, .number),
      .init("rotation", .recognizerRotation, .number),
      .init("enabled", .recognizerEnabled, .flag),
      .init("kind", .recognizerKind, .word(.recognizerKind)),
    ],
    .touch: [
      .init("id", .touchID, .number), .init("position", .touchPosition, axes),
      .init("since", .touchSince, .number), .init("window", .touchWindow, .name),
      .init("force", .touchForce, .number), .init("start", .touchStart, .flag),
      .init("start.position", .touchStartPosition, axes),
      .init("start.time", .touchStartTime, .number), .init("last", .touchLast, .flag),
      .init("last.position", .touchLastPosition, axes),
      .init("last.time", .touchLastTime, .number), .init("previous", .touchPrevious, .flag),
      .init("previous.position", .touchPreviousPosition, axes),
      .init("previous.time", .touchPreviousTime, .number),
    ],
    .animator: animator,
    .bar: [.init("value", .barValue, .name)],
    .barOwner: [.init("value", .barOwner, .name)],
    .flag: [.init("value", .flagValue, .flag)],
    .scroll: [.init("value", .scrollOffset, .number)],
    .appearance: [.init("value", .appearanceState, .word(.appearance))],
  ]

  private static let transition: [PlaceFieldName] = [
    .init("phase", .transitionPhase, .word(.phase)),
    .init("kind", .transitionKind, .word(.transitionKind)),
    .init("fraction", .transitionFraction, .number),
    .init("velocity", .transitionVelocity, .number), .init("from", .transitionFrom, .name),
    .init("to", .transitionTo, .name), .init("driver", .transitionDriver, .name),
    .init("id", .transitionID, .id), .init("since", .transitionSince, .number),
    .init("ends", .transitionEnds, .number), .init("window", .transitionWindow, .name),
    .init("container", .transitionContainer, .name),
    .init("origin", .transitionOrigin, .word(.origin)),
    .init("outcome", .transitionOutcome, .word(.outcome)),
    .init("rawFraction", .transitionRawFraction, .number),
    .init("shownFraction", .transitionShownFraction, .number),
    .init("interactive", .transitionInteractive, .flag),
    .init("committed", .transitionCommitted, .flag),
    .init("commitDue", .transitionCommitDue, .number),
    .init("movesSince", .transitionMovesSince, .number),
    .init("duration", .transitionDuration, .number), .init("curve", .transitionCurve, .text),
    .init("completionCurve", .transitionCompletionCurve, .text),
    .init("style", .transitionStyle, .name),
  ]

  private static let animator: [PlaceFieldName] = [
    .init("state", .animatorState, .word(.animatorState)), .init("id", .animatorID, .name),
    .init("running", .animatorRunning, .flag), .init("reversed", .animatorReversed, .flag),
    .init("fraction", .animatorFraction, .number), .init("progress", .animatorProgress, .number),
    .init("remaining", .animatorRemaining, .number), .init("created", .animatorCreated, .number),
    .init("duration", .animatorDuration, .number),
    .init("requestedDuration", .animatorRequestedDuration, .number),
    .init("curve", .animatorCurve, .text), .init("activeCurve", .animatorActiveCurve, .text),
    .init("pausesOnCompletion", .animatorPauses, .flag),
    .init("scrubsLinearly", .animatorScrubs, .flag),
    .init("animations", .animatorAnimations, .number),
    .init("completions", .animatorCompletions, .number),
  ]
}
