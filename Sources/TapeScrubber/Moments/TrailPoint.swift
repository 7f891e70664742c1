import SessionModel

/// Where a finger was a short while ago.
struct TrailPoint: Equatable, Sendable {
  let finger: Int32
  /// The window; nil is the first.
  let window: Name?
  let position: Point
  let phase: Touch.Phase
}
