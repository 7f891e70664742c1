import SessionModel

/// What each recognizer of two fingers is expected to report: scale, rotation and how fast they change.
struct ExpectedPair {
  /// Points of pinching, and degrees of turning, that the reducer leaves out.
  private static let (absorbedPinch, absorbedTurn) = (8.0, 5.0)

  private struct Slot {
    /// The length of the arm that means scale 1.
    var baseline = 0.0
    /// Degrees that the rotation leaves out.
    var absorbed = 0.0
    /// The last scale or rotation, and the one that the gesture started from.
    var shown = 0.0
    var velocity = 0.0
  }

  private var slots = [Slot](repeating: Slot(), count: RecentKeys<Name>.slots)

  /// The scale to expect.
  mutating func scale(_ track: UInt8, _ motion: inout FingerMotion) -> Double {
    let slot = Int(track & Tracks.slot)
    let length = motion.arm.length
    if track & Tracks.restart != 0 {
      let change = length - motion.landedLength
      let absorbed = change > 0 ? ExpectedPair.absorbedPinch : -ExpectedPair.absorbedPinch
      slots[slot].baseline = motion.landedLength + absorbed
      (slots[slot].shown, slots[slot].velocity) = (1, 0)
    }
    return length / slots[slot].baseline
  }

  /// The rotation to expect.
  mutating func rotation(_ track: UInt8, _ motion: inout FingerMotion) -> Double {
    let slot = Int(track & Tracks.slot)
    if track & Tracks.restart != 0 {
      let absorbed = motion.turned > 0 ? ExpectedPair.absorbedTurn : -ExpectedPair.absorbedTurn
      slots[slot].absorbed = absorbed
      (slots[slot].shown, slots[slot].velocity) = (0, 0)
    }
    return motion.turned - slots[slot].absorbed
  }

  /// Learns from the scale that came instead of `expected`.
  mutating func note(
    scale: Double,
    _ expected: Double,
    _ track: UInt8,
    _ motion: inout FingerMotion
  ) {
    let slot = Int(track & Tracks.slot)
    if scale != expected { slots[slot].baseline = motion.arm.length / scale }
    show(scale, slot, &motion)
  }

  /// Learns from the rotation that came instead of `expected`.
  mutating func note(
    rotation: Double,
    _ expected: Double,
    _ track: UInt8,
    _ motion: inout FingerMotion
  ) {
    let slot = Int(track & Tracks.slot)
    if rotation != expected { slots[slot].absorbed = motion.turned - rotation }
    show(rotation, slot, &motion)
  }

  /// The velocity that goes with what was noted last on `track`.
  func velocity(_ track: UInt8) -> Point {
    Point(x: slots[Int(track & Tracks.slot)].velocity, y: 0)
  }

  private mutating func show(_ shown: Double, _ slot: Int, _ motion: inout FingerMotion) {
    let elapsed = Double(motion.lastTime &- motion.timeBefore) / 1_000_000
    if shown != slots[slot].shown, elapsed > 0 {
      slots[slot].velocity = (shown - slots[slot].shown) / elapsed
    }
    slots[slot].shown = shown
  }
}
