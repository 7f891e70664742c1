public import SessionModel

/// A stretch of idle time that playback leaves out.
public struct Fold: Equatable, Sendable {
  /// Where playback leaves session time.
  public var start: Time
  /// Where it goes on; the next event happens then.
  public var end: Time

  /// Leaves out the time from `start` to `end`.
  public init(from start: Time, to end: Time) {
    self.start = start
    self.end = end
  }

  /// Time left out.
  public var length: Interval {
    end - start
  }
}

extension EventSource {
  /// The folds that leave at most `longest` of every gap between two events; O(events).
  ///
  /// What moves by itself after an event, such as a transition that finishes, is still seen if it
  /// takes no longer than that.
  public func folds(leaving longest: Interval) throws(Failure) -> [Fold] {
    var folds: [Fold] = []
    var time = Time.zero
    var events: [TimedEvent] = []
    for index in eventBlocks.indices {
      try readEvents(ofBlock: index, into: &events)
      for timed in events where timed.moment > time {
        let start = time + max(longest, .zero)
        if start < timed.moment { folds.append(Fold(from: start, to: timed.moment)) }
        time = timed.moment
      }
    }
    return folds
  }
}
