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
