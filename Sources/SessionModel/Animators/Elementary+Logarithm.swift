extension Elementary {
  /// Returns the logarithm of `number` to the base e.
  ///
  /// 0 gives −infinity; a negative number or NaN gives NaN.
  ///
  /// - Complexity: O(1), without loops.
  public static func naturalLogarithm(_ number: Double) -> Double {
    guard number >= 0 else { return .nan }
    guard number > 0 else { return -.infinity }
    guard number < .infinity else { return .infinity }
    let (significand, exponent) = balanced(number)

    // With s = f / (2 + f), ln(1 + f) = 2 artanh s, and f itself can be split off exactly.
    let excess = significand - 1
    let ratio = excess / (2 + excess)
    let halfSquare = 0.5 * excess * excess
    let series = inverseTangentTail(ratio * ratio)
    let low = Double(exponent) * naturalLogarithmOf2Low
    let correction = halfSquare - (ratio * (halfSquare + series) + low)
    return Double(exponent) * naturalLogarithmOf2High - (correction - excess)
  }

  /// A positive number as significand · 2^exponent, the significand within √½…√2.
  private static func balanced(_ number: Double) -> (significand: Double, exponent: Int) {
    let isSubnormal = number < .leastNormalMagnitude
    let bits = (isSubnormal ? number * powerOfTwo(54) : number).bitPattern
    var exponent = Int(bits >> 52) - 1023 - (isSubnormal ? 54 : 0)
    var significand = Double(bitPattern: bits & 0x000F_FFFF_FFFF_FFFF | 0x3FF0_0000_0000_0000)
    if significand > 1.4142135623730951 {
      significand *= 0.5
      exponent += 1
    }
    return (significand, exponent)
  }

  /// 2 (artanh s − s) / s as a series in `square` = s², for s² ≤ 0.03.
  private static func inverseTangentTail(_ square: Double) -> Double {
    var sum = 2.0 / 23
    sum = sum * square + 2.0 / 21
    sum = sum * square + 2.0 / 19
    sum = sum * square + 2.0 / 17
    sum = sum * square + 2.0 / 15
    sum = sum * square + 2.0 / 13
    sum = sum * square + 2.0 / 11
    sum = sum * square + 2.0 / 9
    sum = sum * square + 2.0 / 7
    sum = sum * square + 2.0 / 5
    sum = sum * square + 2.0 / 3
    return sum * square
  }
}
