/// Which of two guesses was closer lately.
struct Preference {
  /// How much farther off the first guess was than the second, on average, in sixteenths.
  private(set) var lead: Int64 = 0

  /// Whether the second guess was closer.
  @inline(__always)
  var isForSecond: Bool { lead > 0 }

  /// Sees how far off both guesses were; a quarter of what is remembered gives way. Arithmetic wraps
  /// around.
  @inline(__always)
  mutating func note(_ first: Int64, _ second: Int64) {
    let difference = Int64(bitPattern: first.magnitude &- second.magnitude)
    lead &+= ((difference &<< 4) &- lead) &>> 2
  }
}
