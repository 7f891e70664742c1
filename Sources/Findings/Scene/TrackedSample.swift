import SessionModel

/// A place of a finger on its own clock.
struct TrackedSample: Equatable {
  /// The sample's own time.
  var time: Time
  /// Where the finger was.
  var position: Point
}
