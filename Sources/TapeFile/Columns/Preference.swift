/// Which of two guesses was closer lately.
struct Preference {
  /// How much farther off the first guess was than the second, on average, in sixteenths.
  private(set) var lead: Int64 = 0

  /// The one that was closer; of equals, `first`.
  @inline(__always)
  func choice(_ first: Int64, _ second: Int64) -> Int64 {
    Preference.choice(first, second, ifAboveZero: lead)
  }

  /// `second` if `lead` is above zero, else `first`.
  ///
  /// Which of them it is changes too often for a branch.
  @inline(__always)
  static func choice(_ first: Int64, _ second: Int64, ifAboveZero lead: Int64) -> Int64 {
    let isAboveZero = ((0 &- lead) & ~lead) &>> 63
    return first ^ ((first ^ second) & isAboveZero)
  }

  /// Sees how far off both guesses were; a quarter of what is remembered gives way.
  ///
  /// Arithmetic wraps around.
  @inline(__always)
  mutating func note(_ first: Int64, _ second: Int64) {
    let difference = Int64(bitPattern: first.magnitude &- second.magnitude)
    lead &+= ((difference &<< 4) &- lead) &>> 2
  }
}
