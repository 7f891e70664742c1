import SessionModel

/// What the fingers make expect of the next report of a recognizer.
///
/// The writer and the reader of a block ask for each part of a report in the same order, and tell what
/// came.
struct ExpectedGesture {
  private var translations = ExpectedTranslation()
  private var pairs = ExpectedPair()
  /// The velocity of the scale or the rotation that was told last in this report.
  private var pairVelocity: Point?

  /// The last translation that a recognizer reported.
  var lastTranslation: Point { translations.last }

  /// Begins with another report.
  @inline(__always)
  mutating func begin() {
    pairVelocity = nil
  }

  /// Takes the translation that `find` makes of the expected one.
  @inline(__always)
  mutating func translation(
    _ track: UInt8,
    _ motion: inout FingerMotion,
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
    _ motion: inout FingerMotion,
    _ find: (Double) -> Double
  ) -> Double {
    let expected = pairs.scale(track, &motion)
    let found = find(expected)
    pairs.note(scale: found, expected, track, &motion)
    pairVelocity = pairs.velocity(track)
    return found
  }

  /// Takes the rotation that `find` makes of the expected one; the velocity is that of the rotation then.
  @inline(__always)
  mutating func rotation(
    _ track: UInt8,
    _ motion: inout FingerMotion,
    _ find: (Double) -> Double
  ) -> Double {
    let expected = pairs.rotation(track, &motion)
    let found = find(expected)
    pairs.note(rotation: found, expected, track, &motion)
    pairVelocity = pairs.velocity(track)
    return found
  }

  /// The velocity that `find` makes of the expected one.
  @inline(__always)
  func velocity(_ motion: inout FingerMotion, _ find: (Point) -> Point) -> Point {
    find(pairVelocity ?? motion.velocity)
  }
}
