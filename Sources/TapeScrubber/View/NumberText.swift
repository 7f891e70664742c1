/// Numbers as people read them at a glance.
enum NumberText {
  /// Beyond this a number is written as Swift does.
  private static let largest = 1e12

  /// `value` with at most `decimals` decimals, trailing zeros left out.
  static func short(_ value: Double, decimals: Int = 1) -> String {
    var text = fixed(value, decimals: decimals)
    guard text.contains("."), value.magnitude < largest else { return text }
    while text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return text == "-0" ? "0" : text
  }

  /// `value` with exactly `decimals` decimals.
  static func fixed(_ value: Double, decimals: Int) -> String {
    guard value.magnitude < largest else { return "\(value)" }
    let scale = (0..<decimals).reduce(Int64(1)) { scale, _ in scale * 10 }
    let scaled = Int64((value.magnitude * Double(scale)).rounded())
    let sign = value < 0 && scaled > 0 ? "-" : ""
    guard decimals > 0 else { return sign + String(scaled) }
    let fraction = String(scaled % scale)
    let zeros = String(repeating: "0", count: decimals - fraction.count)
    return "\(sign)\(scaled / scale).\(zeros)\(fraction)"
  }
}
