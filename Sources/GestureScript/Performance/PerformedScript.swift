public import SessionModel

/// A script as a tape would hold it, and what is expected of it.
public struct PerformedScript: Sendable {
  /// What the header's lines say.
  public var description: TapeDescription
  /// The names of the events.
  public var names: NameTable
  /// The events, gestures expanded, in the order they are recorded.
  public var events: [TimedEvent]
  /// What is expected, in the order of the lines.
  public var expectations: [PlacedExpectation]

  /// A performed script.
  public init(
    description: TapeDescription,
    names: NameTable,
    events: [TimedEvent],
    expectations: [PlacedExpectation] = []
  ) {
    self.description = description
    self.names = names
    self.events = events
    self.expectations = expectations
  }
}
