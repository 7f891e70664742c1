internal import SessionModel

/// Gives the numbers of a block's gesture reports back, report after report.
struct GestureNumberRows {
  private var translationX: NumberColumn
  private var translationY: NumberColumn
  private var velocityX: NumberColumn
  private var velocityY: NumberColumn
  private var scales: NumberColumn
  private var rotations: NumberColumn
  private var forces: NumberColumn
  private let tracks: [UInt8]
  private var translation = 0
  private var translations = ExpectedTranslation()

  /// Decodes the columns; there is one number for each entry of its track.
  init(_ columns: ColumnDirectory, _ tracks: GestureTracks) throws(MalformedBytes) {
    translationX = try columns.numbers(.gestureTranslationX, tracks.translation)
    translationY = try columns.numbers(.gestureTranslationY, tracks.translation)
    velocityX = try columns.numbers(.gestureVelocityX, tracks.velocity)
    velocityY = try columns.numbers(.gestureVelocityY, tracks.velocity)
    scales = try columns.numbers(.gestureScales, tracks.scale)
    rotations = try columns.numbers(.gestureRotations, tracks.rotation)
    forces = try columns.numbers(.gestureForces, tracks.force)
    self.tracks = tracks.translation.list
    for column in [scales, rotations, forces] where column.isDerived {
      throw MalformedBytes("has a column in a form that does not exist")
    }
  }

  /// Whether some numbers are told from what the fingers do.
  var isDerived: Bool {
    translationX.isDerived || translationY.isDerived || velocityX.isDerived || velocityY.isDerived
  }

  /// The last translation that a recognizer reported.
  var lastTranslation: Point { translations.last }

  /// Takes the numbers that `shape` names for `report`.
  @inline(__always)
  mutating func fill(_ report: inout GestureReport, _ shape: GestureShape, _ motion: FingerMotion) {
    if shape.contains(.translation) { report.translation = nextTranslation(motion.travel) }
    if shape.contains(.velocity) {
      report.velocity = Point(
        x: velocityX.next(expecting: motion.velocity.x),
        y: velocityY.next(expecting: motion.velocity.y)
      )
    }
    if shape.contains(.scale) { report.scale = scales.next(expecting: 0) }
    if shape.contains(.rotation) { report.rotation = rotations.next(expecting: 0) }
    if shape.contains(.force) { report.force = forces.next(expecting: 0) }
  }

  private mutating func nextTranslation(_ travel: Point) -> Point {
    let track = tracks[translation]
    translation += 1
    let expected = translations.next(track, travel)
    let found = Point(
      x: translationX.next(expecting: expected.x),
      y: translationY.next(expecting: expected.y)
    )
    translations.note(found, expected, track, travel)
    return found
  }
}
