import SessionModel

/// Times as people read them.
enum TimeText {
  /// Decimals of a second as far as a clock knows them.
  private static let mostDecimals = 6

  /// Seconds with three decimals, with minutes and hours before them where there are any: `2:03.250`.
  static func text(_ time: Time) -> String {
    text(time, decimals: 3)
  }

  /// The same with another number of decimals, none to six; what lies beyond is rounded.
  static func text(_ time: Time, decimals: Int) -> String {
    let decimals = min(max(decimals, 0), mostDecimals)
    let unit = (decimals..<mostDecimals).reduce(Int64(1)) { unit, _ in unit * 10 }
    let scale = 1_000_000 / unit
    let ticks = time.microseconds / unit + (time.microseconds % unit * 2 >= unit ? 1 : 0)
    let fraction = decimals > 0 ? "." + padded(ticks % scale, to: decimals) : ""
    let seconds = ticks / scale
    guard seconds >= 60 else { return "\(seconds)\(fraction)" }
    let tail = "\(padded(seconds % 60, to: 2))\(fraction)"
    guard seconds >= 3600 else { return "\(seconds / 60):\(tail)" }
    return "\(seconds / 3600):\(padded(seconds / 60 % 60, to: 2)):\(tail)"
  }

  /// A length of time in few characters: `0.25 s`, `12 s`, `3:20`, `1:02:03`.
  static func span(_ span: Interval) -> String {
    let time = Time(microseconds: max(0, span.microseconds))
    if time.microseconds < 10_000_000 {
      return "\(NumberText.short(time.seconds, decimals: 2)) s"
    }
    let text = text(time, decimals: 0)
    return text.contains(":") ? text : "\(text) s"
  }

  private static func padded(_ number: Int64, to digits: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
