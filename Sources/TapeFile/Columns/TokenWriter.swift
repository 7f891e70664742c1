/// Writes numbers as tokens and noise.
struct TokenWriter {
  private(set) var tokens: [UInt8] = []
  var noise = NoiseWriter()

  /// Writes a number that is likely to be small.
  mutating func write(_ value: Int64) {
    write(code: value.zigzag)
  }

  /// Writes a number that is likely to be small and has no sign.
  mutating func write(code: UInt64) {
    let (token, bits) = Tokens.token(of: code)
    tokens.append(token)
    if bits > 0 { noise.write(code, bits: bits) }
  }

  /// Puts `bytes` before the tokens.
  mutating func prefix(with bytes: [UInt8]) {
    if !bytes.isEmpty { tokens = bytes + tokens }
  }
}
