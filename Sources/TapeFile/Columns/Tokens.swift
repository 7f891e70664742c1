/// The token of a number: its size and its leading bits in one byte; the rest is noise.
///
/// Numbers below 16 are their own token. Up to 33 bits, a token holds the number of bits and the three
/// bits after the leading one. Four tokens announce a whole number of 40, 48, 56 or 64 bits. zlib sees
/// the tokens only: bits that cannot be predicted would cost it time and gain nothing.
enum Tokens {
  /// The first token of a number that stands in the noise as a whole.
  static let firstWide: UInt8 = 248
  /// The last token that means something.
  static let last: UInt8 = 251

  /// The token of `value`, and how many of its low bits are noise.
  @inline(__always)
  static func token(of value: UInt64) -> (token: UInt8, noise: Int) {
    guard value >= 16 else { return (UInt8(truncatingIfNeeded: value), 0) }
    let bits = 64 - value.leadingZeroBitCount
    guard bits > 33 else {
      let low = bits - 4
      return (UInt8(((bits - 3) << 3) | Int((value >> UInt64(low)) & 7)), low)
    }
    let wide = max(0, (bits - 33) / 8)
    return (firstWide + UInt8(wide), 40 + 8 * wide)
  }

  /// How many bits a token below `firstWide` leaves to the noise.
  static func noise(ofNarrow token: UInt8) -> UInt8 {
    max(token >> 3, 1) - 1
  }

  /// The bits of a number that a token below `firstWide` holds.
  static func leading(ofNarrow token: UInt8) -> UInt8 {
    token < 16 ? token : 8 | token & 7
  }

  /// For each token below `firstWide`, what it holds and, above that, what it leaves to the noise.
  static let narrow: [UInt16] = (0...UInt8.max).map { token in
    UInt16(leading(ofNarrow: token)) | UInt16(noise(ofNarrow: token)) << 8
  }

  /// How many bits a number has whose token is `firstWide` to `last`.
  static func noise(ofWide token: UInt8) -> Int {
    40 + 8 * Int(token - firstWide)
  }
}
