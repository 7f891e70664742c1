extension Double {
  /// The number with about three digits.
  var figure: String {
    switch magnitude {
    case 100...: "\(Int(min(rounded(), 9e15)))"
    case 10..<100: text(decimals: 1)
    case 0.1..<10: text(decimals: 2)
    default: text(decimals: 3)
    }
  }

  private func text(decimals: Int) -> String {
    guard isFinite else { return "\(self)" }
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let scaled = Int((magnitude * scale).rounded())
    let digits = String(scaled % Int(scale))
    let fraction = String(repeating: "0", count: decimals - digits.count) + digits
    let kept = String(fraction.reversed().drop { $0 == "0" }.reversed())
    let sign = self < 0 ? "-" : ""
    return kept.isEmpty ? "\(sign)\(scaled / Int(scale))" : "\(sign)\(scaled / Int(scale)).\(kept)"
  }
}
