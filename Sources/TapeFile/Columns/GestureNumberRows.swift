import SessionModel

/// Gives the numbers of a block's gesture reports back, report after report.
struct GestureNumberRows {
  private var translationX: NumberColumn
  private var translationY: NumberColumn
  private var velocityX: NumberColumn
  private var velocityY: NumberColumn
  private var scales: NumberColumn
  private var rotations: NumberColumn
  private var forces: NumberColumn
  private let translationTracks: [UInt8]
  private let scaleTracks: [UInt8]
  private let rotationTracks: [UInt8]
  private var (translation, scale, rotation) = (0, 0, 0)
  private var gesture = ExpectedGesture()

  /// Decodes the columns; there is one number for each entry of its track.
  init(_ columns: ColumnDirectory, _ tracks: GestureTracks) throws(MalformedBytes) {
    translationX = try columns.numbers(.gestureTranslationX, tracks.translation)
    translationY = try columns.numbers(.gestureTranslationY, tracks.translation)
    velocityX = try columns.numbers(.gestureVelocityX, tracks.velocity)
    velocityY = try columns.numbers(.gestureVelocityY, tracks.velocity)
    scales = try columns.numbers(.gestureScales, tracks.scale)
    rotations = try columns.numbers(.gestureRotations, tracks.rotation)
    forces = try columns.numbers(.gestureForces, tracks.force)
    translationTracks = tracks.translation.list
    scaleTracks = tracks.scale.list
    rotationTracks = tracks.rotation.list
    guard !forces.isDerived else {
      throw MalformedBytes("has a column in a form that does not exist")
    }
  }

  /// Whether some numbers are told from what the fingers do.
  var isDerived: Bool {
    [translationX, translationY, velocityX, velocityY, scales, rotations].contains(
      where: \.isDerived
    )
  }

  /// Whether some are told from how far two fingers have turned.
  var needsTurns: Bool { rotations.isDerived }

  /// The last translation that a recognizer reported.
  var lastTranslation: Point { gesture.lastTranslation }

  /// Takes the numbers that `shape` names for `report`.
  @inline(__always)
  mutating func fill(_ report: inout GestureReport, _ shape: GestureShape, _ motion: FingerMotion) {
    gesture.begin()
    if shape.contains(.translation) { report.translation = nextTranslation(motion) }
    if shape.contains(.scale) { report.scale = nextScale(motion) }
    if shape.contains(.rotation) { report.rotation = nextRotation(motion) }
    if shape.contains(.velocity) {
      report.velocity = gesture.velocity(motion) { expected in
        Point(x: velocityX.next(expecting: expected.x), y: velocityY.next(expecting: expected.y))
      }
    }
    if shape.contains(.force) { report.force = forces.next(expecting: 0) }
  }

  private mutating func nextTranslation(_ motion: FingerMotion) -> Point {
    defer { translation += 1 }
    return gesture.translation(translationTracks[translation], motion) { expected in
      Point(
        x: translationX.next(expecting: expected.x),
        y: translationY.next(expecting: expected.y)
      )
    }
  }

  private mutating func nextScale(_ motion: FingerMotion) -> Double {
    defer { scale += 1 }
    return gesture.scale(scaleTracks[scale], motion) { scales.next(expecting: $0) }
  }

  private mutating func nextRotation(_ motion: FingerMotion) -> Double {
    defer { rotation += 1 }
    return gesture.rotation(rotationTracks[rotation], motion) { rotations.next(expecting: $0) }
  }
}
