public import SessionModel

/// Where a block of events lies in its source.
public struct EventBlock: Equatable, Sendable {
  /// Number of events before the block's first one.
  public var startEvent: Int
  /// Number of events in it, at least 1.
  public var count: Int
  /// The time that its first event claims.
  public var firstTime: Time
  /// A late time that one of its events claims: the latest one, or just that of the last event.
  ///
  /// Claims may run backwards, so no event need lie between `firstTime` and `lastTime`; the replayer
  /// takes both as hints and trusts the events alone.
  public var lastTime: Time

  /// A block of `count` events after the first `startEvent` ones.
  public init(startEvent: Int, count: Int, firstTime: Time, lastTime: Time) {
    self.startEvent = startEvent
    self.count = count
    self.firstTime = firstTime
    self.lastTime = lastTime
  }

  /// Number of events up to and including the block's last one.
  public var endEvent: Int {
    startEvent + count
  }
}
