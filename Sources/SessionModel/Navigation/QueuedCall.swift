/// A call that waits until its window is free.
public struct QueuedCall: Equatable, Sendable {
  /// What was asked for.
  public internal(set) var call: NavigationCall
  /// The window it waits for.
  public internal(set) var window: Name
  /// The recognizer that made the call, if one did.
  public internal(set) var recognizer: Name?
}
