/// Guesses the distances between frames of a clock whose readings alternate or stray.
struct Rhythm {
  private var last: Int64 = 0
  private var before: Int64 = 0
  private var third: Int64 = 0
  /// Of the middle one and the one before the last.
  private var alternation = Preference()

  /// The middle one of the last three distances.
  @inline(__always)
  private var middleOfLast: Int64 {
    max(min(last, before), min(max(last, before), third))
  }

  /// The next distance to expect; of equals, the middle one.
  @inline(__always)
  var expected: Int64 {
    alternation.choice(middleOfLast, before)
  }

  /// Takes note of the distance that came.
  @inline(__always)
  mutating func note(_ distance: Int64) {
    alternation.note(distance &- middleOfLast, distance &- before)
    (last, before, third) = (distance, last, before)
  }
}
