import SessionModel

/// What a line of a pane is about.
enum PaneSubject: Hashable, Sendable {
  /// The event at the position.
  case event
  /// An event of the list, by its number.
  case listed(Int)
  /// A container.
  case stack(Name)
  /// A transition.
  case transition(TransitionID)
  /// A recognizer.
  case recognizer(Name)
  /// A finger.
  case touch(Int32)
  /// A value of the state, by its path.
  case value(String)
  /// A finding, by its place among all.
  case finding(Int)
  /// A mark or note, by its place among all.
  case note(Int)
}
