import SessionModel

/// The numbers of a block's gesture reports, column by column, with what the fingers make expect.
struct GestureNumbers {
  private var tracks = GestureTracks()
  private var translationX = ColumnNumbers()
  private var translationY = ColumnNumbers()
  private var velocityX = ColumnNumbers()
  private var velocityY = ColumnNumbers()
  private var scales = ColumnNumbers()
  private var rotations = ColumnNumbers()
  private var forces = ColumnNumbers()
  private var gesture = ExpectedGesture()

  /// The last translation that a recognizer reported.
  var lastTranslation: Point { gesture.lastTranslation }

  /// Forgets what the recognizer in `slot` reported.
  mutating func restart(_ slot: UInt8) {
    tracks.restart(slot)
  }

  /// Adds the numbers that `shape` names of a report of the recognizer in `slot`.
  mutating func append(
    _ report: GestureReport,
    _ shape: GestureShape,
    _ slot: UInt8,
    _ motion: inout FingerMotion
  ) {
    gesture.begin()
    if shape.contains(.translation) {
      let track = tracks.translation.next(slot)
      _ = gesture.translation(track, &motion) { expected in
        translationX.append(report.translation.x, track, expected: expected.x)
        translationY.append(report.translation.y, track, expected: expected.y)
        return report.translation
      }
    }
    if shape.contains(.scale) {
      let track = tracks.scale.next(slot)
      _ = gesture.scale(track, &motion) { scales.append(report.scale, track, expected: $0) }
    }
    if shape.contains(.rotation) {
      let track = tracks.rotation.next(slot)
      _ = gesture.rotation(track, &motion) {
        rotations.append(report.rotation, track, expected: $0)
      }
    }
    if shape.contains(.velocity) {
      let track = tracks.velocity.next(slot)
      _ = gesture.velocity(&motion) { expected in
        velocityX.append(report.velocity.x, track, expected: expected.x)
        velocityY.append(report.velocity.y, track, expected: expected.y)
        return report.velocity
      }
    }
    if shape.contains(.force) { forces.append(report.force, tracks.force.next(slot)) }
  }

  /// Hands the columns over.
  func finish(into columns: inout ColumnSet) {
    translationX.finish(into: &columns, .gestureTranslationX)
    translationY.finish(into: &columns, .gestureTranslationY)
    velocityX.finish(into: &columns, .gestureVelocityX)
    velocityY.finish(into: &columns, .gestureVelocityY)
    scales.finish(into: &columns, .gestureScales)
    rotations.finish(into: &columns, .gestureRotations)
    forces.finish(into: &columns, .gestureForces)
  }
}
