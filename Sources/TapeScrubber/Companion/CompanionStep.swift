/// How a second tape keeps step with the first.
public enum CompanionStep: String, CaseIterable, Sendable {
  /// Both stand at the same time.
  case time
  /// Both stand after as many events.
  case event
}
