import SessionModel

extension TouchTrack {
  /// The present moment on the finger's own clock.
  func ownTime(at time: Time) -> Time {
    time + Interval(microseconds: 0 &- landingLag.microseconds)
  }

  /// How long the finger has rested at `time`.
  func rest(at time: Time) -> Interval {
    ownTime(at: time) - movedAt
  }

  /// Its mean velocity over the last `span` up to its last sample, points a second.
  ///
  /// The way starts where the finger was at the window's start, interpolated, or at the first sample;
  /// nil unless time passed on it.
  func meanVelocity(over span: Interval) -> Point? {
    guard let last, let first = samples.first else { return nil }
    let opening = last.time + Interval(microseconds: 0 &- span.microseconds)
    var start = first
    for (earlier, later) in zip(samples, samples.dropFirst())
    where earlier.time <= opening && opening < later.time {
      start = TrackedSample(time: opening, position: earlier.position(toward: later, at: opening))
    }
    let seconds = (last.time - start.time).seconds
    guard seconds > 0 else { return nil }
    let way = last.position - start.position
    return Point(x: way.x / seconds, y: way.y / seconds)
  }
}

extension TrackedSample {
  /// The place at `time`, on the straight way to `later`.
  fileprivate func position(toward later: TrackedSample, at time: Time) -> Point {
    let share = (time - self.time).seconds / (later.time - self.time).seconds
    let way = later.position - position
    return Point(x: position.x + way.x * share, y: position.y + way.y * share)
  }
}
