public import SessionModel

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
