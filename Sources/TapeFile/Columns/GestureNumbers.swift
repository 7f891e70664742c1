import SessionModel

/// The numbers of a block's gesture reports, column by column, with what the fingers make expect.
struct GestureNumbers {
  private var translationX = ExpectedNumbers()
  private var translationY = ExpectedNumbers()
  private var velocityX = ExpectedNumbers()
  private var velocityY = ExpectedNumbers()
  private var scales = ExpectedNumbers()
  private var rotations = ExpectedNumbers()
  private var forces: [Double] = []
  private var gesture = ExpectedGesture()

  /// The last translation that a recognizer reported.
  var lastTranslation: Point { gesture.lastTranslation }

  /// Adds the numbers of `report` that `shape` names, whose tracks are the last of `tracks`.
  mutating func append(
    _ report: GestureReport,
    _ shape: GestureShape,
    _ tracks: GestureTracks,
    _ motion: FingerMotion
  ) {
    gesture.begin()
    if shape.contains(.translation), let track = tracks.translation.list.last {
      _ = gesture.translation(track, motion) { expected in
        translationX.append(report.translation.x, expected.x)
        translationY.append(report.translation.y, expected.y)
        return report.translation
      }
    }
    if shape.contains(.scale), let track = tracks.scale.list.last {
      _ = gesture.scale(track, motion) { scales.append(report.scale, $0) }
    }
    if shape.contains(.rotation), let track = tracks.rotation.list.last {
      _ = gesture.rotation(track, motion) { rotations.append(report.rotation, $0) }
    }
    if shape.contains(.velocity) {
      _ = gesture.velocity(motion) { expected in
        velocityX.append(report.velocity.x, expected.x)
        velocityY.append(report.velocity.y, expected.y)
        return report.velocity
      }
    }
    if shape.contains(.force) { forces.append(report.force) }
  }

  /// Hands the columns over.
  func finish(into columns: inout ColumnSet, _ tracks: GestureTracks) {
    translationX.finish(into: &columns, .gestureTranslationX, tracks.translation)
    translationY.finish(into: &columns, .gestureTranslationY, tracks.translation)
    velocityX.finish(into: &columns, .gestureVelocityX, tracks.velocity)
    velocityY.finish(into: &columns, .gestureVelocityY, tracks.velocity)
    scales.finish(into: &columns, .gestureScales, tracks.scale)
    rotations.finish(into: &columns, .gestureRotations, tracks.rotation)
    columns.add(.gestureForces, numbers: forces, tracks: tracks.force.list)
  }
}
