/// Something the reducer derived from an event or from time passing.
public enum Fact: Equatable, Sendable {
  /// A call was made and nothing stood in its way; its transition is requested.
  case requested(TransitionID)
  /// A call must wait until its window is free.
  case queued(QueuedCall)
  /// A call was thrown away by policy.
  case dropped(QueuedCall)
  /// An explicit transition was refused.
  case refused(TransitionID, Refusal)
  /// A transition started: the "will" callbacks follow.
  case committed(TransitionID)
  /// A transition was told how to end.
  case decided(TransitionID, Decision)
  /// A gesture let go of a transition or took it up again: what `notifyWhenInteractionChanges` tells.
  case interactionChanged(TransitionID, isInteractive: Bool, isCancelled: Bool)
  /// What a recognizer drove gives way to the transition that the log reports of it.
  case replaced(TransitionID, by: TransitionID)
  /// A presentation's delegate was told of a dismissal by the user, of this screen.
  case dismissal(Dismissal, Name)
  /// A transition ended; completions that were added alongside are called now.
  case completed(TransitionID, finished: Bool)
  /// A container's committed state changed.
  case navigated(container: Name)
  /// A screen or delegate was told something.
  case callback(AppearanceCallback)
  /// A driven recognizer changed its state.
  case recognized(GestureReport)
  /// It was decided whether a recognizer may have a gesture; told before the state that follows.
  case arbitrated(Arbitration)
  /// A property animator called its completions.
  case animatorCompleted(Name, AnimatorReport.Position)
  /// Somebody made a programmer's error, or the log contradicts itself.
  case fault(Fault, subject: Name)
}
