/// What the columns of a block are read from: their tokens, and the noise from which numbers take their
/// low bits.
struct ColumnBytes {
  let tokens: [UInt8]
  /// The noise, eight bytes a word, the first one lowest; zeros follow.
  private let words: [UInt64]
  /// Beside the tokens, so that none has to look for it.
  private let narrowTokens = Tokens.narrow

  /// Columns with the noise `noise[range]`.
  init(_ tokens: [UInt8], noise: [UInt8], _ range: Range<Int>) {
    self.tokens = tokens
    let bytes = noise.span
    // A number may reach into the word behind the one that it begins in.
    words = [UInt64](capacity: range.count / 8 + 3) { words in
      var place = range.lowerBound
      while place + 8 <= range.upperBound {
        words.append(ColumnBytes.word(bytes, place, 8))
        place += 8
      }
      words.append(ColumnBytes.word(bytes, place, range.upperBound - place))
      words.append(0)
    }
  }

  /// The `count` bits of noise, at most 64, from bit `place` on; any bits behind the end.
  @inline(__always)
  func noise(_ count: Int, at place: Int) -> UInt64 {
    let words = words.span
    let index = min(place &>> 6, words.count &- 2)
    let low = words[unchecked: index] &>> UInt64(truncatingIfNeeded: place)
    // Two shifts, because one by 64 would be one by zero.
    let high =
      (words[unchecked: index &+ 1] &<< 1) &<< (63 &- UInt64(truncatingIfNeeded: place & 63))
    return (low | high) & ~(.max << UInt64(truncatingIfNeeded: count))
  }

  /// The leading bits of a token's number, and how many are noise.
  @inline(__always)
  func parts(ofNarrow token: UInt8) -> (leading: UInt64, noise: Int) {
    // There is an entry for every byte.
    let parts = narrowTokens.span[unchecked: Int(token)]
    return (UInt64(parts & 0xFF), Int(parts &>> 8))
  }

  private static func word(_ bytes: Span<UInt8>, _ place: Int, _ count: Int) -> UInt64 {
    var word: UInt64 = 0
    for index in 0..<count { word |= UInt64(bytes[place + index]) &<< UInt64(8 * index) }
    return word
  }
}
