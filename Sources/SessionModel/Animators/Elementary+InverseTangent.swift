extension Elementary {
  /// Returns the angle by which `from` must turn to point the way of `to`, in degrees, −180…180.
  ///
  /// Positive turns lead from the x axis to the y axis: clockwise on a screen. Without a direction, a
  /// vector has no angle and the result is 0.
  ///
  /// - Complexity: O(1), without loops.
  public static func degrees(from: Point, to: Point) -> Double {
    let cross = from.x * to.y - from.y * to.x
    let dot = from.x * to.x + from.y * to.y
    let (small, large) =
      cross.magnitude < dot.magnitude
      ? (cross.magnitude, dot.magnitude) : (dot.magnitude, cross.magnitude)
    guard large > 0, large < .infinity else { return 0 }
    var angle = inverseTangent(small / large)
    if cross.magnitude > dot.magnitude { angle = halfTurn / 2 - angle }
    if dot < 0 { angle = halfTurn - angle }
    return (cross < 0 ? -angle : angle) * (180 / halfTurn)
  }

  private static let halfTurn = 3.141592653589793

  /// The angle whose tangent is `ratio`, for 0…1.
  ///
  /// Halving the angle brings the ratio below 0.42 and then below 0.2, where the series needs twelve
  /// terms for the last bit.
  private static func inverseTangent(_ ratio: Double) -> Double {
    4 * inverseTangentSeries(halved(halved(ratio)))
  }

  /// The tangent of half the angle whose tangent is `ratio`.
  private static func halved(_ ratio: Double) -> Double {
    ratio / (1 + (1 + ratio * ratio).squareRoot())
  }

  private static func inverseTangentSeries(_ ratio: Double) -> Double {
    let square = ratio * ratio
    var sum = 1.0 / 23
    sum = 1.0 / 21 - sum * square
    sum = 1.0 / 19 - sum * square
    sum = 1.0 / 17 - sum * square
    sum = 1.0 / 15 - sum * square
    sum = 1.0 / 13 - sum * square
    sum = 1.0 / 11 - sum * square
    sum = 1.0 / 9 - sum * square
    sum = 1.0 / 7 - sum * square
    sum = 1.0 / 5 - sum * square
    sum = 1.0 / 3 - sum * square
    return ratio * (1 - sum * square)
  }
}
