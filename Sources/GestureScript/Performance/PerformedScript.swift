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
}

/// An expectation and the place on the tape where it must hold.
public struct PlacedExpectation: Equatable, Sendable {
  /// What must hold.
  public var expectation: Expectation
  /// How many of the tape's events come before it.
  public var eventCount: Int
  /// The time up to which, and including which, deadlines have fired.
  public var time: Time
}
