/// A length of steps that is a fraction: what device units are when they are mapped to points.
///
/// A device whose axis has 4095 units for 390 points gives k · 390 ÷ 4095. The product is exact, so
/// whoever computes it, reduced or not, gets the same double.
struct Fraction: Equatable {
  /// At least 1.
  let numerator: UInt32
  /// At least 1.
  let denominator: UInt32

  /// The number of `step`; any step is safe.
  @inline(__always)
  func number(_ step: Int64) -> Double {
    Double(step) * Double(numerator) / Double(denominator)
  }

  /// The length of a step.
  var length: Double { Double(numerator) / Double(denominator) }

  init?(numerator: UInt32, denominator: UInt32) {
    guard numerator > 0, denominator > 0 else { return nil }
    self.numerator = numerator
    self.denominator = denominator
  }

  /// The simplest fraction that is nearly `length`, which is positive; nil if it is not simple.
  ///
  /// Follows the continued fraction of `length`, which is known to some fifty bits.
  init?(near length: Double) {
    var (before, last) = ((n: 0.0, d: 1.0), (n: 1.0, d: 0.0))
    var rest = length
    for _ in 0..<Fraction.mostTerms {
      let whole = rest.rounded(.down)
      (before, last) = (last, (whole * last.n + before.n, whole * last.d + before.d))
      guard last.n <= Fraction.largest, last.d <= Fraction.largest else { return nil }
      let error = (last.n / last.d - length).magnitude
      if last.n > 0, error <= length * Fraction.tolerance {
        self.init(numerator: UInt32(last.n), denominator: UInt32(last.d))
        return
      }
      rest = 1 / (rest - whole)
    }
    return nil
  }

  private static let mostTerms = 24
  /// Panels have axes of up to 16 bits; screens have sides of thousands of points.
  private static let largest = 16_777_216.0
  /// A little more than the rounding of two divisions.
  private static let tolerance = 0x1p-48
}
