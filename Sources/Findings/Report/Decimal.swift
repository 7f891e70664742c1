/// Numbers as people read them.
enum Decimal {
  /// `number` rounded to at most `places` decimals, without trailing zeros.
  static func text(_ number: Double, places: Int) -> String {
    guard number.isFinite, number.magnitude < 1e15 else { return "\(number)" }
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    let rounded = (number * scale).rounded() / scale
    // Minus zero and whole numbers read better bare.
    guard rounded != rounded.rounded() else { return "\(Int(rounded))" }
    return "\(rounded)"
  }
}
