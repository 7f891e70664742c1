internal import SessionModel

/// What the fingers make expect of the next report of a recognizer.
///
/// The writer and the reader of a block ask for each part of a report in the same order, and tell what
/// came.
struct ExpectedGesture {
  private var translations = ExpectedTranslation()
  private var pairs = ExpectedPair()
  private var velocity = Point.zero

  /// The last translation that a recognizer reported.
  var lastTranslation: Point { translations.last }

  /// Begins with a report of an unspecified recognizer while the fingers move as `motion` says.
  @inline(__always)
  mutating func begin(_ motion: FingerMotion) {
    velocity = motion.velocity
  }

  /// Takes the translation that `find` makes of the expected one.
  @inline(__always)
  mutating func translation(
    _ track: UInt8,
    _ motion: FingerMotion,
    _ find: (Point) -> Point
  ) -> Point {
    let expected = translations.next(track, motion.travel)
    let found = find(expected)
    translations.note(found, expected, track, motion.travel)
    return found
  }

  /// Takes the scale that `find` makes of the expected one; the velocity is that of the scale then.
  @inline(__always)
  mutating func scale(
    _ track: UInt8,
    _ motion: FingerMotion,
    _ find: (Double) -> Double
  ) -> Double {
    let expected = pairs.scale(track, motion)
    let found = find(expected)
    pairs.note(scale: found, expected, track, motion)
    velocity = pairs.velocity(track)
    return found
  }

  /// Takes the rotation that `find` makes of the expected one; the velocity is that of the rotation then.
  @inline(__always)
  mutating func rotation(
    _ track: UInt8,
    _ motion: FingerMotion,
    _ find: (Double) -> Double
  ) -> Double {
    let expected = pairs.rotation(track, motion)
    let found = find(expected)
    pairs.note(rotation: found, expected, track, motion)
    velocity = pairs.velocity(track)
    return found
  }

  /// The velocity that `find` makes of the expected one.
  @inline(__always)
  func velocity(_ find: (Point) -> Point) -> Point {
    find(velocity)
  }
}
