extension Elementary {
  /// Returns the sine of `angle`, in radians.
  ///
  /// Angles of any size are reduced exactly; infinity and NaN give NaN.
  ///
  /// - Complexity: O(1), without loops.
  public static func sine(_ angle: Double) -> Double {
    guard angle.isFinite else { return .nan }
    let reduced = ReducedAngle(angle)
    switch reduced.quadrant {
    case 0: return sine(of: reduced)
    case 1: return cosine(of: reduced)
    case 2: return -sine(of: reduced)
    default: return -cosine(of: reduced)
    }
  }

  /// Returns the cosine of `angle`, in radians.
  ///
  /// Angles of any size are reduced exactly; infinity and NaN give NaN.
  ///
  /// - Complexity: O(1), without loops.
  public static func cosine(_ angle: Double) -> Double {
    guard angle.isFinite else { return .nan }
    let reduced = ReducedAngle(angle)
    switch reduced.quadrant {
    case 0: return cosine(of: reduced)
    case 1: return -sine(of: reduced)
    case 2: return -cosine(of: reduced)
    default: return sine(of: reduced)
    }
  }

  /// The sine of the remainder of a reduced angle, from the power series.
  private static func sine(of angle: ReducedAngle) -> Double {
    let x = angle.high
    let square = x * x
    // Below 2⁻²⁷ the cube is lost in rounding. Adding a low part of 0 would lose the sign of −0.
    guard square > 0x1p-54 else { return angle.low == 0 ? x : x + angle.low }
    var sum = 1.0 / 355_687_428_096_000
    sum = sum * square - 1.0 / 1_307_674_368_000
    sum = sum * square + 1.0 / 6_227_020_800
    sum = sum * square - 1.0 / 39_916_800
    sum = sum * square + 1.0 / 362_880
    sum = sum * square - 1.0 / 5_040
    sum = sum * square + 1.0 / 120
    sum = sum * square - 1.0 / 6
    return x + (sum * (square * x) + angle.low * (1 - 0.5 * square))
  }

  /// The cosine of the remainder of a reduced angle, from the power series.
  private static func cosine(of angle: ReducedAngle) -> Double {
    let x = angle.high
    let square = x * x
    var sum = -1.0 / 6_402_373_705_728_000
    sum = sum * square + 1.0 / 20_922_789_888_000
    sum = sum * square - 1.0 / 87_178_291_200
    sum = sum * square + 1.0 / 479_001_600
    sum = sum * square - 1.0 / 3_628_800
    sum = sum * square + 1.0 / 40_320
    sum = sum * square - 1.0 / 720
    sum = sum * square + 1.0 / 24
    // 1 − x²/2 loses digits; what the rounding took is added back.
    let half = 0.5 * square
    let head = 1 - half
    return head + (((1 - head) - half) + (square * square * sum - x * angle.low))
  }
}
