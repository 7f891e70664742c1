import SessionModel

/// The numbers of a block's gesture reports, column by column, with what the fingers make expect.
struct GestureNumbers {
  private var translation = PointColumns()
  private var velocity = PointColumns()
  private var scales: [Double] = []
  private var rotations: [Double] = []
  private var forces: [Double] = []
  private var translations = ExpectedTranslation()

  /// The last translation that a recognizer reported.
  var lastTranslation: Point { translations.last }

  /// Adds the numbers of `report` that `shape` names, whose tracks are the last of `tracks`.
  mutating func append(
    _ report: GestureReport,
    _ shape: GestureShape,
    _ tracks: GestureTracks,
    _ motion: FingerMotion
  ) {
    if shape.contains(.translation), let track = tracks.translation.list.last {
      let expected = translations.next(track, motion.travel)
      translation.append(report.translation, expected)
      translations.note(report.translation, expected, track, motion.travel)
    }
    if shape.contains(.velocity) { velocity.append(report.velocity, motion.velocity) }
    if shape.contains(.scale) { scales.append(report.scale) }
    if shape.contains(.rotation) { rotations.append(report.rotation) }
    if shape.contains(.force) { forces.append(report.force) }
  }

  /// Hands the columns over.
  func finish(into columns: inout ColumnSet, _ tracks: GestureTracks) {
    translation.finish(
      into: &columns,
      .gestureTranslationX,
      .gestureTranslationY,
      tracks.translation
    )
    velocity.finish(into: &columns, .gestureVelocityX, .gestureVelocityY, tracks.velocity)
    columns.add(.gestureScales, numbers: scales, tracks: tracks.scale.list)
    columns.add(.gestureRotations, numbers: rotations, tracks: tracks.rotation.list)
    columns.add(.gestureForces, numbers: forces, tracks: tracks.force.list)
  }
}
