import SessionModel

/// What each transition's fraction is expected to be: a side of the last translation, divided by the
/// extent that was found to fit.
struct ExpectedFraction {
  private struct Rule {
    var isVertical: Bool
    /// In points; negative where the transition goes against the axis.
    var extent: Double

    func fraction(of translation: Point) -> Double {
      (isVertical ? translation.y : translation.x) / extent
    }
  }

  /// Extents are whole multiples of a 64th of a point.
  private static let extentGrid = 64.0

  /// The rule of each slot.
  private var rules = [Rule?](repeating: nil, count: RecentKeys<ValueKey>.slots)
  /// The last number of each slot.
  private var previous = [Double](repeating: 0, count: RecentKeys<ValueKey>.slots)
  /// The rule that was found last.
  private var latest: Rule?

  /// The value to expect on `track` after a recognizer has reported `translation`.
  mutating func next(_ track: UInt8, _ translation: Point) -> Double {
    let slot = Int(track & Tracks.slot)
    if track & Tracks.restart != 0 {
      rules[slot] = latest
      previous[slot] = 0
    }
    return rules[slot]?.fraction(of: translation) ?? previous[slot]
  }

  /// Learns from the value that came instead of `expected`.
  mutating func note(_ value: Double, _ expected: Double, _ track: UInt8, _ translation: Point) {
    let slot = Int(track & Tracks.slot)
    previous[slot] = value
    guard value != expected, let rule = ExpectedFraction.rule(value, translation) else { return }
    rules[slot] = rule
    latest = rule
  }

  /// The rule that gives exactly `value`; x is tried first.
  private static func rule(_ value: Double, _ translation: Point) -> Rule? {
    for isVertical in [false, true] {
      let length = isVertical ? translation.y : translation.x
      let extent = (length / value * extentGrid).rounded() / extentGrid
      let rule = Rule(isVertical: isVertical, extent: extent)
      if extent != 0, extent.isFinite, rule.fraction(of: translation) == value { return rule }
    }
    return nil
  }
}
