/// Who asked for a call or drives a transition.
public enum Cause: Equatable, Sendable {
  /// A person, by a button.
  case user
  /// The app's own code.
  case code
  /// A finger.
  case touch(Int32)
  /// A gesture recognizer.
  case recognizer(Name)
  /// Code that ran because of a transition.
  case transition(TransitionID)
}
