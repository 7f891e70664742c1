/// Kinds of places to which the player steps.
enum PlaceKind: Hashable, Sendable, CaseIterable {
  /// The beginning of a gesture.
  case gesture
  /// A change of a container's committed state, or of where a transition stands.
  case navigation
  /// The beginning, the decision or the end of a transition.
  case transition
  /// A sample of a finger.
  case sample
  /// A mark.
  case mark
  /// What the checker found.
  case finding
}
