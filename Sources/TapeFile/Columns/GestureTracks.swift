/// The tracks of a gesture's numbers: those that come together share one.
struct GestureTracks {
  private(set) var translation = Tracks()
  private(set) var velocity = Tracks()
  private(set) var scale = Tracks()
  private(set) var rotation = Tracks()
  private(set) var force = Tracks()

  /// A report of the recognizer in `slot` with the parts that `shape` says.
  mutating func append(_ shape: GestureShape, _ slot: UInt8) {
    if shape.contains(.translation) { translation.append(slot) }
    if shape.contains(.velocity) { velocity.append(slot) }
    if shape.contains(.scale) { scale.append(slot) }
    if shape.contains(.rotation) { rotation.append(slot) }
    if shape.contains(.force) { force.append(slot) }
  }

  /// Forgets what the recognizer in `slot` reported.
  mutating func restart(_ slot: UInt8) {
    translation.restart(slot)
    velocity.restart(slot)
    scale.restart(slot)
    rotation.restart(slot)
    force.restart(slot)
  }
}
