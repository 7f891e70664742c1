import SessionModel

/// Gives the numbers of a block's gesture reports back, report after report.
struct GestureNumberRows {
  private var translationX: NumberCursor
  private var translationY: NumberCursor
  private var velocityX: NumberCursor
  private var velocityY: NumberCursor
  private var scales: NumberCursor
  private var rotations: NumberCursor
  private var forces: NumberCursor
  private var tracks = GestureTrackCursors()
  private var gesture = ExpectedGesture()

  /// Finds the columns.
  init(_ columns: ColumnDirectory, _ lengths: ColumnLengths) throws(MalformedBytes) {
    translationX = try columns.numbers(.gestureTranslationX, lengths)
    translationY = try columns.numbers(.gestureTranslationY, lengths)
    velocityX = try columns.numbers(.gestureVelocityX, lengths)
    velocityY = try columns.numbers(.gestureVelocityY, lengths)
    scales = try columns.numbers(.gestureScales, lengths)
    rotations = try columns.numbers(.gestureRotations, lengths)
    forces = try columns.numbers(.gestureForces, lengths)
    guard !forces.isDerived else { throw ColumnDirectory.unknownForm }
  }

  /// Whether some numbers are told from what the fingers do.
  var isDerived: Bool {
    translationX.isDerived || translationY.isDerived || velocityX.isDerived || velocityY.isDerived
      || scales.isDerived || rotations.isDerived
  }

  /// The last translation that a recognizer reported.
  var lastTranslation: Point { gesture.lastTranslation }

  /// The next report is of the recognizer in `slot`.
  mutating func turn(to slot: UInt8) {
    tracks.turn(to: slot)
  }

  /// Forgets what the recognizer in `slot` reported.
  mutating func restart(_ slot: UInt8) {
    tracks.restart(slot)
  }

  /// Takes the numbers that `shape` names for `report`.
  @inline(__always)
  mutating func fill(
    _ report: inout GestureReport,
    _ shape: GestureShape,
    _ motion: inout FingerMotion,
    _ bytes: ColumnBytes
  ) {
    gesture.begin()
    if shape.contains(.translation) { report.translation = nextTranslation(&motion, bytes) }
    if shape.contains(.scale) {
      let track = tracks.scale.pass()
      report.scale = gesture.scale(track, &motion) { scales.next(track, expecting: $0, bytes) }
    }
    if shape.contains(.rotation) {
      let track = tracks.rotation.pass()
      report.rotation = gesture.rotation(track, &motion) {
        rotations.next(track, expecting: $0, bytes)
      }
    }
    if shape.contains(.velocity) { report.velocity = nextVelocity(&motion, bytes) }
    if shape.contains(.force) { report.force = forces.next(tracks.force.pass(), bytes) }
  }

  /// Refuses columns that do not fit their events.
  func finish(_ bytes: ColumnBytes) throws(MalformedBytes) {
    try translationX.finish(bytes)
    try translationY.finish(bytes)
    try velocityX.finish(bytes)
    try velocityY.finish(bytes)
    try scales.finish(bytes)
    try rotations.finish(bytes)
    try forces.finish(bytes)
  }

  @inline(__always)
  private mutating func nextTranslation(
    _ motion: inout FingerMotion,
    _ bytes: ColumnBytes
  ) -> Point {
    let track = tracks.translation.pass()
    return gesture.translation(track, &motion) { expected in
      Point(
        x: translationX.next(track, expecting: expected.x, bytes),
        y: translationY.next(track, expecting: expected.y, bytes)
      )
    }
  }

  @inline(__always)
  private mutating func nextVelocity(
    _ motion: inout FingerMotion,
    _ bytes: ColumnBytes
  ) -> Point {
    let track = tracks.velocity.pass()
    return gesture.velocity(&motion) { expected in
      Point(
        x: velocityX.next(track, expecting: expected.x, bytes),
        y: velocityY.next(track, expecting: expected.y, bytes)
      )
    }
  }
}
