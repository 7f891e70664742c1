import SessionModel

/// The numbers of gesture reports, column by column.
struct GestureNumbers {
  private var translationX: [Double] = []
  private var translationY: [Double] = []
  private var velocityX: [Double] = []
  private var velocityY: [Double] = []
  private var scales: [Double] = []
  private var rotations: [Double] = []
  private var forces: [Double] = []

  private var translation = 0
  private var velocity = 0
  private var scale = 0
  private var rotation = 0
  private var force = 0

  /// No numbers yet.
  init() {}

  /// Decodes the columns; there is one number for each entry of its track.
  init(_ columns: ColumnDirectory, _ tracks: GestureTracks) throws(MalformedBytes) {
    translationX = try columns.numbers(.gestureTranslationX, tracks.translation)
    translationY = try columns.numbers(.gestureTranslationY, tracks.translation)
    velocityX = try columns.numbers(.gestureVelocityX, tracks.velocity)
    velocityY = try columns.numbers(.gestureVelocityY, tracks.velocity)
    scales = try columns.numbers(.gestureScales, tracks.scale)
    rotations = try columns.numbers(.gestureRotations, tracks.rotation)
    forces = try columns.numbers(.gestureForces, tracks.force)
  }

  /// Adds the numbers of `report` that `shape` names.
  mutating func append(_ report: GestureReport, _ shape: GestureShape) {
    if shape.contains(.translation) {
      translationX.append(report.translation.x)
      translationY.append(report.translation.y)
    }
    if shape.contains(.velocity) {
      velocityX.append(report.velocity.x)
      velocityY.append(report.velocity.y)
    }
    if shape.contains(.scale) { scales.append(report.scale) }
    if shape.contains(.rotation) { rotations.append(report.rotation) }
    if shape.contains(.force) { forces.append(report.force) }
  }

  /// Hands the columns over.
  func finish(into columns: inout ColumnSet, _ tracks: GestureTracks) {
    columns.add(.gestureTranslationX, numbers: translationX, tracks: tracks.translation.list)
    columns.add(.gestureTranslationY, numbers: translationY, tracks: tracks.translation.list)
    columns.add(.gestureVelocityX, numbers: velocityX, tracks: tracks.velocity.list)
    columns.add(.gestureVelocityY, numbers: velocityY, tracks: tracks.velocity.list)
    columns.add(.gestureScales, numbers: scales, tracks: tracks.scale.list)
    columns.add(.gestureRotations, numbers: rotations, tracks: tracks.rotation.list)
    columns.add(.gestureForces, numbers: forces, tracks: tracks.force.list)
  }

  /// Takes the numbers that `shape` names for `report`.
  @inline(__always)
  mutating func fill(_ report: inout GestureReport, _ shape: GestureShape) {
    if shape.contains(.translation) {
      report.translation = Point(x: translationX[translation], y: translationY[translation])
      translation += 1
    }
    if shape.contains(.velocity) {
      report.velocity = Point(x: velocityX[velocity], y: velocityY[velocity])
      velocity += 1
    }
    if shape.contains(.scale) {
      report.scale = scales[scale]
      scale += 1
    }
    if shape.contains(.rotation) {
      report.rotation = rotations[rotation]
      rotation += 1
    }
    if shape.contains(.force) {
      report.force = forces[force]
      force += 1
    }
  }
}
