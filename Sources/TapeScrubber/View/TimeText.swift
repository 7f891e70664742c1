import SessionModel

/// Times as people read them.
enum TimeText {
  /// Seconds with three decimals, with minutes and hours before them where there are any: `2:03.250`.
  static func text(_ time: Time) -> String {
    let milliseconds = time.microseconds / 1000 + (time.microseconds % 1000 >= 500 ? 1 : 0)
    let fraction = padded(milliseconds % 1000, to: 3)
    let seconds = milliseconds / 1000
    guard seconds >= 60 else { return "\(seconds).\(fraction)" }
    let tail = "\(padded(seconds % 60, to: 2)).\(fraction)"
    guard seconds >= 3600 else { return "\(seconds / 60):\(tail)" }
    return "\(seconds / 3600):\(padded(seconds / 60 % 60, to: 2)):\(tail)"
  }

  private static func padded(_ number: Int64, to digits: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
