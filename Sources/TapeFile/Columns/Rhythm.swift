/// Guesses the distances between frames of a clock whose readings alternate or stray.
struct Rhythm {
  private var recent = MiddleOfLast()
  private var last: Int64 = 0
  private var before: Int64 = 0
  private var middle = Quality()
  private var alternation = Quality()

  /// The next distance to expect; of equals, the middle one.
  var expected: Int64 {
    alternation < middle ? before : recent.middle
  }

  /// Takes note of the distance that came.
  mutating func note(_ distance: Int64) {
    middle.note(error: distance &- recent.middle)
    alternation.note(error: distance &- before)
    recent.note(distance)
    before = last
    last = distance
  }
}
