/// An angle as a count of right angles and a remainder within ±π/4.
///
/// The angle is multiplied by as many binary digits of 2/π as its exponent calls for, in integers,
/// so the remainder is right to about 2⁻⁶² of itself even for an angle of 10³⁰⁸ (the method of
/// Payne and Hanek, 1983).
struct ReducedAngle {
  /// The number of right angles taken away, modulo 4.
  let quadrant: Int
  /// The remainder in radians.
  let high: Double
  /// What the remainder's rounding to a `Double` left over, in radians.
  let low: Double

  /// Reduces a finite angle in radians.
  init(_ angle: Double) {
    guard angle.magnitude > 0.7853981633974483 else {
      self.init(quadrant: 0, high: angle, low: 0)
      return
    }
    let turns = RightAngles(ofMagnitude: angle.magnitude)
    // A remainder above half a right angle counts down from the next one.
    let countsDown = turns.fractionHigh >> 63 == 1
    let upper = countsDown ? ~turns.fractionHigh : turns.fractionHigh
    let lower = countsDown ? ~turns.fractionLow : turns.fractionLow
    let shift = upper.leadingZeroBitCount
    let leading = upper << UInt64(shift) | lower >> UInt64(64 - shift)

    // π/2 as a 64-bit fixed-point number with one digit before the point.
    let radians = leading.multipliedFullWidth(by: 0xC90F_DAA2_2168_C235).high
    let sign: Double = (angle < 0) != countsDown ? -1 : 1
    let unit = sign * Elementary.powerOfTwo(-63 - shift)
    let quadrant = (turns.count + (countsDown ? 1 : 0)) & 3
    self.init(
      quadrant: angle < 0 ? (4 - quadrant) & 3 : quadrant,
      high: Double(radians & ~0x7FF) * unit,
      low: Double(radians & 0x7FF) * unit
    )
  }

  private init(quadrant: Int, high: Double, low: Double) {
    self.quadrant = quadrant
    self.high = high
    self.low = low
  }
}
