/// Goes through the tokens of a column and gives the numbers that they stand for.
///
/// Reading never fails, so that it is short: `finish` tells whether what was read was there.
struct TokenCursor {
  private var place: Int
  /// The next bit of the block's noise, and the end of the column's.
  private var bit: Int
  private let lastBit: Int
  private var isFaulty = false

  /// A cursor over no tokens.
  init() {
    (place, bit, lastBit) = (0, 0, 0)
  }

  /// Begins at the token `place` and at the first byte of `noise`, both in the columns' bytes.
  init(from place: Int, noise: Range<Int>) {
    self.place = place
    bit = 8 * noise.lowerBound
    lastBit = 8 * noise.upperBound
  }

  /// The next number; there must be a token for it.
  @inline(__always)
  mutating func next(_ bytes: ColumnBytes) -> UInt64 {
    let token = bytes.tokens[place]
    place &+= 1
    guard token < Tokens.firstWide else { return wide(token, bytes) }
    let (leading, size) = bytes.parts(ofNarrow: token)
    defer { bit &+= size }
    return leading &<< UInt64(truncatingIfNeeded: size) | bytes.noise(size, at: bit)
  }

  /// Passes the next token if its number is zero.
  @inline(__always)
  mutating func passZero(_ bytes: ColumnBytes) -> Bool {
    guard bytes.tokens[place] == 0 else { return false }
    place &+= 1
    return true
  }

  private mutating func wide(_ token: UInt8, _ bytes: ColumnBytes) -> UInt64 {
    guard token <= Tokens.last else {
      isFaulty = true
      return 0
    }
    let size = Tokens.noise(ofWide: token)
    defer { bit += size }
    return bytes.noise(size, at: bit)
  }

  /// Refuses tokens that do not exist, and more noise or less than they asked for.
  func finish(_ bytes: ColumnBytes) throws(MalformedBytes) {
    guard !isFaulty else { throw MalformedBytes("has a token that does not exist") }
    guard bit <= lastBit else { throw MalformedBytes("runs out of noise") }
    guard lastBit - bit < 8, bytes.noise(lastBit - bit, at: bit) == 0 else {
      throw MalformedBytes("has noise that no token asks for")
    }
  }
}
