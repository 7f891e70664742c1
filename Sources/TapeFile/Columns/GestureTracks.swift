/// The tracks of a gesture's numbers: those that come together share one.
struct GestureTracks {
  var translation = Tracks()
  var velocity = Tracks()
  var scale = Tracks()
  var rotation = Tracks()
  var force = Tracks()

  /// Forgets what the recognizer in `slot` reported.
  mutating func restart(_ slot: UInt8) {
    translation.restart(slot)
    velocity.restart(slot)
    scale.restart(slot)
    rotation.restart(slot)
    force.restart(slot)
  }
}

/// The same for numbers that are read.
struct GestureTrackCursors {
  var translation = TrackCursor()
  var velocity = TrackCursor()
  var scale = TrackCursor()
  var rotation = TrackCursor()
  var force = TrackCursor()

  /// The next numbers are those of the recognizer in `slot`.
  mutating func turn(to slot: UInt8) {
    translation.turn(to: slot)
    velocity.turn(to: slot)
    scale.turn(to: slot)
    rotation.turn(to: slot)
    force.turn(to: slot)
  }

  /// Forgets what the recognizer in `slot`, whose numbers are next, reported.
  mutating func restart(_ slot: UInt8) {
    translation.restart(slot)
    velocity.restart(slot)
    scale.restart(slot)
    rotation.restart(slot)
    force.restart(slot)
  }
}
