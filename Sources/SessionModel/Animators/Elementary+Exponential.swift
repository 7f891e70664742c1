extension Elementary {
  /// The largest argument whose exponential is still finite, rounded up.
  private static let largestExponent = 709.79

  /// The smallest argument whose exponential does not round to zero, rounded down.
  private static let smallestExponent = -745.14

  /// Returns e raised to `exponent`.
  ///
  /// Underflows gradually to 0 and overflows to infinity; NaN gives NaN.
  ///
  /// - Complexity: O(1), without loops.
  public static func exponential(_ exponent: Double) -> Double {
    guard exponent == exponent else { return .nan }
    guard exponent <= largestExponent else { return .infinity }
    guard exponent >= smallestExponent else { return 0 }
    let reciprocalOfLogarithm = 1.4426950408889634
    let half = exponent < 0 ? -0.5 : 0.5
    let doublings = Int(exponent * reciprocalOfLogarithm + half)

    // What remains lies within ±½ ln 2; its upper part is exact, its lower part a correction.
    let high = exponent - Double(doublings) * naturalLogarithmOf2High
    let low = Double(doublings) * naturalLogarithmOf2Low
    let rest = high - low
    let significand = 1 + (high + (rest * rest * exponentialTail(rest) - low))

    // Two factors, because neither 2¹⁰²⁴ nor 2⁻¹⁰⁷⁴ is a normal number.
    let firstDoublings = doublings / 2
    return significand * powerOfTwo(firstDoublings) * powerOfTwo(doublings - firstDoublings)
  }

  /// (eˣ − 1 − x) / x² for |x| ≤ ½ ln 2, from the power series.
  private static func exponentialTail(_ x: Double) -> Double {
    var sum = 1.0 / 87_178_291_200
    sum = sum * x + 1.0 / 6_227_020_800
    sum = sum * x + 1.0 / 479_001_600
    sum = sum * x + 1.0 / 39_916_800
    sum = sum * x + 1.0 / 3_628_800
    sum = sum * x + 1.0 / 362_880
    sum = sum * x + 1.0 / 40_320
    sum = sum * x + 1.0 / 5_040
    sum = sum * x + 1.0 / 720
    sum = sum * x + 1.0 / 120
    sum = sum * x + 1.0 / 24
    sum = sum * x + 1.0 / 6
    return sum * x + 0.5
  }
}
