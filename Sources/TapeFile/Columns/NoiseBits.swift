/// The noise of a block, from which numbers take their low bits.
struct NoiseBits {
  /// The bytes, eight a word, the first one lowest; zeros follow.
  private let words: [UInt64]

  /// The noise in `bytes[range]`.
  init(_ bytes: [UInt8], _ range: Range<Int>) {
    let bytes = bytes.span
    // A number may reach into the word behind the one that it begins in.
    words = [UInt64](capacity: range.count / 8 + 3) { words in
      var place = range.lowerBound
      while place + 8 <= range.upperBound {
        words.append(NoiseBits.word(bytes, place, 8))
        place += 8
      }
      words.append(NoiseBits.word(bytes, place, range.upperBound - place))
      words.append(0)
    }
  }

  /// The `count` bits, at most 64, from bit `place` on; any bits behind the end.
  @inline(__always)
  func bits(_ count: Int, at place: Int) -> UInt64 {
    let index = min(place &>> 6, words.count &- 2)
    let low = words[index] &>> UInt64(truncatingIfNeeded: place)
    // Two shifts, because one by 64 would be one by zero.
    let high = (words[index &+ 1] &<< 1) &<< (63 &- UInt64(truncatingIfNeeded: place & 63))
    return (low | high) & ~(.max << UInt64(truncatingIfNeeded: count))
  }

  private static func word(_ bytes: Span<UInt8>, _ place: Int, _ count: Int) -> UInt64 {
    var word: UInt64 = 0
    for index in 0..<count { word |= UInt64(bytes[place + index]) &<< UInt64(8 * index) }
    return word
  }
}
