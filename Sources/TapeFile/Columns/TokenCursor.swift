/// Goes through the tokens of a column and gives the numbers that they stand for.
///
/// Reading never fails, so that it is short: `finish` tells whether what was read was there.
struct TokenCursor {
  private let tokens: [UInt8]
  private var place: Int
  /// The next bit of the block's noise, and the end of the column's.
  private var bit: Int
  private let lastBit: Int
  private var isFaulty = false

  /// A cursor over no tokens.
  init() {
    tokens = []
    (place, bit, lastBit) = (0, 0, 0)
  }

  /// Begins at `tokens[place]` and at the first byte of `noise`.
  init(_ tokens: [UInt8], from place: Int, noise: Range<Int>) {
    self.tokens = tokens
    self.place = place
    bit = 8 * noise.lowerBound
    lastBit = 8 * noise.upperBound
  }

  /// The next number; there must be a token for it.
  @inline(__always)
  mutating func next(_ noise: NoiseBits) -> UInt64 {
    let token = tokens[place]
    place &+= 1
    guard token < Tokens.firstWide else { return wide(token, noise) }
    let (leading, size) = noise.parts(ofNarrow: token)
    defer { bit &+= size }
    return leading &<< UInt64(truncatingIfNeeded: size) | noise.bits(size, at: bit)
  }

  /// Passes the next token if its number is zero.
  @inline(__always)
  mutating func passZero() -> Bool {
    guard tokens[place] == 0 else { return false }
    place &+= 1
    return true
  }

  private mutating func wide(_ token: UInt8, _ noise: NoiseBits) -> UInt64 {
    guard token <= Tokens.last else {
      isFaulty = true
      return 0
    }
    let size = Tokens.noise(ofWide: token)
    defer { bit += size }
    return noise.bits(size, at: bit)
  }

  /// Refuses tokens that do not exist, and more noise or less than they asked for.
  func finish(_ noise: NoiseBits) throws(MalformedBytes) {
    guard !isFaulty else { throw MalformedBytes("has a token that does not exist") }
    guard bit <= lastBit else { throw MalformedBytes("runs out of noise") }
    guard lastBit - bit < 8, noise.bits(lastBit - bit, at: bit) == 0 else {
      throw MalformedBytes("has noise that no token asks for")
    }
  }
}
