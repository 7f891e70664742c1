/// An event and the time it claims.
public struct TimedEvent: Equatable, Sendable {
  /// The time the log gives; it may lie before the event before it.
  public var time: Time
  /// What happened.
  public var event: Event

  /// `event` at `time`.
  @inlinable
  public init(_ time: Time, _ event: Event) {
    self.time = time
    self.event = event
  }
}
