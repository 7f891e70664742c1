import SessionModel

/// Where a finger was a short while ago.
struct TrailPoint: Equatable, Sendable {
  let finger: Int32
  /// The window; nil is the first.
  let window: Name?
  let position: Point
  let phase: Touch.Phase
  /// How long ago.
  let age: Interval

  /// Which of `count` ages it has, 0 being the youngest.
  func fading(_ count: Int) -> Int {
    let span = max(1, Trail.span.microseconds)
    return min(count - 1, max(0, Int(age.microseconds * Int64(count) / (span + 1))))
  }
}
