extension Policy {
  /// What it decides, in one line; numbers with their unit.
  public var summary: StaticString {
    switch self {
    case .callDuringTransition: "what becomes of a call while its window is busy"
    case .popDuringTransition: "what becomes of a pop while its window is busy"
    case .gestureOverlap: "whether a gesture may begin while its window is busy"
    case .gestureOnRoot: "whether a pop gesture may begin on a root screen"
    case .restoreOn: "when a cancelled transition puts the stack back"
    case .undoCallbacks: "when the callbacks are sent that take a cancelled transition back"
    case .outcome: "who is right where finish or cancel and complete disagree"
    case .duplicatePush: "what a push of a screen does that is on the stack already"
    case .interruption: "whether leaving the app or disabling cancels driven recognizers"
    case .restLimit: "rest after which a finger counts as still, in seconds"
    case .flickSpeed: "speed above which the default release rule asks for nothing else, in pt/s"
    case .finishFraction: "progress from which the default release rule finishes"
    case .panHysteresis: "travel at which a pan begins, in points"
    case .panMetric: "how that travel is measured"
    case .panTranslationOrigin: "where a pan's translation counts from"
    case .edgeWidth: "band in which an edge pan must land, in points"
    case .scrubCurve: "whether a transition under a finger is drawn along its curve"
    case .percentReadback: "whether percentComplete stays within 0 and 1"
    case .presentationStyle: "what a presented screen is: a full one hides its presenter"
    case .reversedPersistsAfterCompletion: "whether an animator that is over stays reversed"
    case .fractionFlip: "when a reversed animator counts its fraction from the other end"
    case .nestedTransitions: "whether a call starts in the midst of another transition"
    case .cancelledSet: "what a cancelled interactive setStack leaves"
    case .modalInPresentation: "whether presented screens hold back a drag that would dismiss them"
    case .emitWillShow: "when the delegate hears willShow"
    case .reissuedPush: "whether a push that waited raises duringPush again"
    case .secondTerminal: "whether a second finish or cancel counts"
    case .tapMovement: "farthest a tapping finger may stray, in points"
    case .tapDuration: "longest a tapping finger may stay, in seconds"
    case .fractionDisplay: "whether animators are drawn beyond their ends"
    case .settleTolerance: "what an animator's spring may leave when it counts as settled, a share"
    }
  }
}
