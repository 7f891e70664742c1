/// What `diff` is asked for.
enum DiffPart {
  /// What is most telling of everything.
  case everything
  /// Everything, and then all events that differ.
  case all
  case events, states

  /// Whether outcomes are asked for.
  var needsOutcomes: Bool {
    self == .everything || self == .all
  }
}
