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

/// An expectation and the place on the tape where it must hold.
public struct PlacedExpectation: Equatable, Sendable {
  /// What must hold.
  public var expectation: ScriptExpectation
  /// How many of the tape's events come before it.
  public var eventCount: Int
  /// The time up to which, and including which, deadlines have fired.
  public var time: Time

  /// `expectation` after `eventCount` events, at `time`.
  public init(_ expectation: ScriptExpectation, eventCount: Int, time: Time) {
    self.expectation = expectation
    self.eventCount = eventCount
    self.time = time
  }
}
