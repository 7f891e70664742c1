/// The units of a panel that is finer than what is touched on it: only some units occur.
///
/// A pointer on a window of 1080 pixels, told on an axis of 32767 units, is at ⌊k · 32767 ÷ 1080⌋ of
/// them; k is stored. Where the axis is counted from another end, an offset comes in.
struct PixelFraction: Equatable {
  /// What a unit is long.
  let unit: Fraction
  /// Units of the whole axis, at least 1.
  let units: UInt32
  /// Pixels of the whole axis, at least 1.
  let pixels: UInt32
  /// Where pixel 0 is, in units divided by `pixels`.
  let offset: Int32

  init?(unit: Fraction, units: UInt32, pixels: UInt32, offset: Int32) {
    guard units > 0, pixels > 0 else { return nil }
    self.unit = unit
    self.units = units
    self.pixels = pixels
    self.offset = offset
  }

  /// The number of `step`; any step is safe.
  @inline(__always)
  func number(_ step: Int64) -> Double {
    unit.number(unit(of: step))
  }

  /// A step whose number is close to `number`, if it is on the grid; nil where there is none.
  func nearest(_ number: Double) -> Int64? {
    let scaled = number * Double(unit.denominator) / Double(unit.numerator)
    let place = scaled.rounded() * Double(pixels) - Double(offset)
    let step = (place / Double(units)).rounded(.up)
    return step.magnitude < Grid.farthest ? Int64(step) : nil
  }

  /// The unit of `step`, rounded down.
  @inline(__always)
  private func unit(of step: Int64) -> Int64 {
    let product = step &* Int64(units) &+ Int64(offset)
    let quotient = product / Int64(pixels)
    return product % Int64(pixels) < 0 ? quotient &- 1 : quotient
  }
}
