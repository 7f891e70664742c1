/// What to write instead of units that numbers do not take, or that do not stand right behind them.
extension PredicateAdvice {
  /// How `number` of `unit` is written; nil if that is no time.
  static func time(_ number: String, unit: String) -> String? {
    guard let number = PredicateNumber.parse(number), number.isFinite,
      let seconds = seconds[unit.lowercased()]
    else { return nil }
    return "; times are seconds or have `s`, `ms` or `us` right behind them: write "
      + StateValue.spelling(of: seconds.inverse ? number / seconds.count : number * seconds.count)
  }

  /// The same for `word`, in which the unit stands right behind the number: `5min`.
  static func time(_ word: String) -> String? {
    let number = word.prefix { !$0.isLetter }
    return time(String(number), unit: String(word.dropFirst(number.count)))
  }

  /// Units by their names: how many seconds one has or, if `inverse`, how many make a second.
  private static let seconds: [String: (count: Double, inverse: Bool)] = [
    "s": (1, false), "sec": (1, false), "secs": (1, false), "second": (1, false),
    "seconds": (1, false), "m": (60, false), "min": (60, false), "mins": (60, false),
    "minute": (60, false), "minutes": (60, false), "h": (3600, false), "hour": (3600, false),
    "hours": (3600, false), "ms": (1000, true), "msec": (1000, true),
    "millisecond": (1000, true), "milliseconds": (1000, true), "us": (1_000_000, true),
    "µs": (1_000_000, true), "microseconds": (1_000_000, true),
  ]
}
