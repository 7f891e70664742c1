public import SessionModel

/// A place in a tape that somebody marked.
public struct Mark: Equatable, Sendable {
  /// What it is called; a tape may use a name more than once.
  public var name: Name
  /// The number of its event.
  public var event: Int

  /// The mark `name` at event number `event`.
  public init(_ name: Name, event: Int) {
    self.name = name
    self.event = event
  }
}
